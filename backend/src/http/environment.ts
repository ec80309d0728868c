import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import type { KeyRole } from './keyring.ts'

/** What the middleware gives every handler. */
export interface HttpEnvironment {
  Bindings: Partial<HttpBindings> & {
    /** Set by our own code when it asks on somebody's behalf; nothing from outside can. */
    address?: string
    /** With `address`: the id of the request on whose behalf it asks, so that both are found by one id in the log. */
    requestId?: string
    /** With the secret key: whom to count the request for (`callerOf`). */
    caller?: string | undefined
  }
  Variables: {
    requestId: string
    log: Logger
    /** The role of the API key that came along, or anon where none is required; undefined when none did. */
    keyRole: KeyRole | undefined
    /** The caller's address, for rate limits and session records. */
    address: string
  }
}
