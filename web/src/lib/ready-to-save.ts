import { requireConnection } from './connection.ts'
import { freshSession } from './session/refresh-session.ts'

/** SAVE-10: every save calls this first, so that a save without a connection fails at once. */
export async function readyToSave(): Promise<void> {
  await requireConnection()
  await freshSession()
}
