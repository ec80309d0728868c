import { quotaOf } from './quota-reached.ts'
import { isDuplicate, NotVerified } from './save-row.ts'

/** The texts for a record that was not saved. */
export interface SaveTexts {
  saveFailed: string
  /** It was deleted meanwhile. */
  gone: string
  /** The record was accepted, but not found again. */
  notVerified?: { create: string; update: string }
  /** Another record has a value that has to be unique. */
  duplicate?: string
}

export function describeSaveFailure(error: unknown, texts: SaveTexts, isNew: boolean): string {
  if (error instanceof NotVerified && texts.notVerified) {
    return isNew ? texts.notVerified.create : texts.notVerified.update
  }
  return (isDuplicate(error) && texts.duplicate) || quotaOf(error) || texts.saveFailed
}
