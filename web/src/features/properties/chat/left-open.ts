import { readDraft, saveDraft } from '../../../lib/drafts.ts'

const DRAFT = 'assistant.open'

/** AST-80: a chat that lies over the list as a sheet opens only if the person asks for it. */
export function wasLeftOpen(userId: string, isBesideList: boolean): boolean {
  return isBesideList && readDraft(DRAFT, userId) === true
}

export function rememberOpen(userId: string, isBesideList: boolean, isOpen: boolean): void {
  if (isBesideList) saveDraft(DRAFT, userId, isOpen)
}
