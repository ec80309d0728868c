import { requireConnection } from './connection.ts'
import { freshSession } from './session/refresh-session.ts'

/**
 * Called before anything is saved: it fails at once without a connection (SAVE-10) and refreshes a session that has
 * expired.
 */
export async function readyToSave(): Promise<void> {
  await requireConnection()
  await freshSession()
}
