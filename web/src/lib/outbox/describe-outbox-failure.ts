import { words } from '../words.ts'
import { OutboxFull, OutboxUnavailable } from './entry.ts'

/** OUT-08, OUT-11: returns the text if the outbox could not take a save; undefined for every other failure. */
export function describeOutboxFailure(error: unknown): string | undefined {
  if (error instanceof OutboxFull) return words.noRoomUnsent
  if (error instanceof OutboxUnavailable) return words.noStorageUnsent
  return undefined
}
