import { describeSaveFailure, type SaveTexts } from '../save-texts.ts'
import { words } from '../words.ts'

/** OUT-05: returns the reason for which the server refuses an entry. */
export function describeRefusal(error: unknown, texts: SaveTexts): string {
  const { code, hint, message, quota } = (error ?? {}) as Record<string, unknown>
  // The texts of the database and of SendFailed already name, in Spanish, the account's limit that was reached.
  if (hint === 'quota' && typeof message === 'string') return message
  if (typeof quota === 'string') return quota
  if (code === '23503') return words.linkedRecordGone
  return describeSaveFailure(error, texts, true)
}
