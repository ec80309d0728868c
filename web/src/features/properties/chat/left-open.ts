import { readDraft, saveDraft } from '../../../lib/drafts.ts'

const DRAFT = 'assistant.open'

/** AST-80: as a sheet over the list, the chat opens only on request. */
export function wasLeftOpen(userId: string, isBesideList: boolean): boolean {
  return isBesideList && readDraft(DRAFT, userId) === true
}

export function rememberOpen(userId: string, isBesideList: boolean, isOpen: boolean): void {
  if (isBesideList) saveDraft(DRAFT, userId, isOpen)
}
