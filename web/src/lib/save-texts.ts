import { quotaOf } from './quota-reached.ts'
import { isDuplicate, NotVerified } from './save-row.ts'

export interface SaveTexts {
  saveFailed: string
  gone: string
  notVerified?: { create: string; update: string }
  duplicate?: string
}

export function describeSaveFailure(error: unknown, texts: SaveTexts, isNew: boolean): string {
  if (error instanceof NotVerified && texts.notVerified) {
    return isNew ? texts.notVerified.create : texts.notVerified.update
  }
  return (isDuplicate(error) && texts.duplicate) || quotaOf(error) || texts.saveFailed
}
