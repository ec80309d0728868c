import { readDraft, saveDraft } from '../../../lib/drafts.ts'

const DRAFT = 'assistant.open'

/** AST-80: whether the chat opens by itself; over the list, as a sheet, it opens only when it is asked for. */
export function wasLeftOpen(userId: string, isBesideList: boolean): boolean {
  return isBesideList && readDraft(DRAFT, userId) === true
}

export function rememberOpen(userId: string, isBesideList: boolean, isOpen: boolean): void {
  if (isBesideList) saveDraft(DRAFT, userId, isOpen)
}
