import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import type { KeyRole } from './keyring.ts'

export interface HttpEnvironment {
  Bindings: Partial<HttpBindings> & {
    /** Only our own code sets this, when it sends a request on somebody's behalf. */
    address?: string
    /** Set together with `address`: the id of the original request, so that one id finds both requests in the log. */
    requestId?: string
    /** With the secret key, this names the caller whose limits the request uses (`callerOf`). */
    caller?: string | undefined
  }
  Variables: {
    requestId: string
    log: Logger
    /** The role of the request's API key. Without a key the role is anon, or undefined if a key is required. */
    keyRole: KeyRole | undefined
    address: string
  }
}
