import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import type { KeyRole } from './keyring.ts'

export interface HttpEnvironment {
  Bindings: Partial<HttpBindings> & {
    /** Only our own code sets this, when it asks on somebody's behalf. */
    address?: string
    /** Together with `address`, this is the id of the original request, so that one id finds both in the log. */
    requestId?: string
    /** With the secret key, this names whom the request counts for (`callerOf`). */
    caller?: string | undefined
  }
  Variables: {
    requestId: string
    log: Logger
    /** The role of the API key; anon where no key is required, undefined where a required one is missing. */
    keyRole: KeyRole | undefined
    address: string
  }
}
