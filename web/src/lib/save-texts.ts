import { isDuplicate, NotVerified } from './save-row.ts'

/** What a person reads when a record was not saved. */
export interface SaveTexts {
  saveFailed: string
  /** It was deleted meanwhile. */
  gone: string
  /** It was sent, but not found again. */
  notVerified?: { create: string; update: string }
  /** Another record has what may be there only once. */
  duplicate?: string
}

export function describeSaveFailure(error: unknown, texts: SaveTexts, isNew: boolean): string {
  if (error instanceof NotVerified && texts.notVerified) {
    return isNew ? texts.notVerified.create : texts.notVerified.update
  }
  return (isDuplicate(error) && texts.duplicate) || texts.saveFailed
}
