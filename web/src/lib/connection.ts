import { deployment } from './deployment.ts'
import { Unreachable } from './unreachable.ts'

export const WRITE_LOST = 'predio:write-lost'

export class ConnectionLost extends Unreachable {
  override name = 'ConnectionLost'
  /** postgrest-js repeats a failed read for seven seconds unless the error has this code. */
  readonly code = 'ABORT_ERR'
}

/** A browser without a network reports that it is offline, but a server on the same machine still answers, so a request decides. */
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

/** Throws at once without a connection, because auth-js would first try for half a minute to refresh an ended session. */
export async function requireConnection(): Promise<void> {
  if (!(await isConnectionLost())) return
  dispatchEvent(new Event(WRITE_LOST))
  throw new ConnectionLost('saving without a connection')
}
