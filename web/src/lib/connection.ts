import { deployment } from './deployment.ts'

/** Something a person wanted to keep could not leave the device. Whoever shows the connection's state listens to it. */
export const WRITE_LOST = 'predio:write-lost'

/** The device has no connection. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
  /** supabase-js repeats a read that failed for seven seconds; one with this code it leaves alone. */
  readonly code = 'ABORT_ERR'
}

/**
 * Whether the server is out of reach for sure. A browser without a network calls itself offline, but a server on the
 * same machine still answers, so it is asked: without a network that fails at once.
 */
export async function isConnectionLost(): Promise<boolean> {
  if (navigator.onLine) return false
  try {
    const health = `${deployment().supabaseUrl}/auth/v1/health`
    await fetch(health, { mode: 'no-cors', cache: 'no-store' })
    return false
  } catch {
    return true
  }
}

/** Throws at once, where supabase-js may first try for half a minute to refresh a session that ended meanwhile. */
export async function requireConnection(): Promise<void> {
  if (!(await isConnectionLost())) return
  dispatchEvent(new Event(WRITE_LOST))
  throw new ConnectionLost('saving without a connection')
}
