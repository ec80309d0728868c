import { requireConnection } from './connection.ts'
import { freshSession } from './session/refresh-session.ts'

/**
 * Before anything is saved: without a connection that fails at once, and with one the session is refreshed first if it
 * ended meanwhile.
 */
export async function readyToSave(): Promise<void> {
  await requireConnection()
  await freshSession()
}
