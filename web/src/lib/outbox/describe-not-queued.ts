import { words } from '../words.ts'
import { OutboxFull, OutboxUnavailable } from './entry.ts'

/** Why a save that could not be sent was not queued either, in words for the person (OUT-08, OUT-11); undefined for every other failure. */
export function describeNotQueued(error: unknown): string | undefined {
  if (error instanceof OutboxFull) return words.noRoomUnsent
  if (error instanceof OutboxUnavailable) return words.noStorageUnsent
  return undefined
}
