import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareHandler } from 'hono'
import { StatementGate } from '../database/statement-gate.ts'
import type { Database } from '../database/types.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { expectedBytes } from '../http/expected-bytes.ts'
import type { FairTurns } from '../http/fair-turns.ts'
import { callerOf, identify, type Identity } from '../http/identify.ts'
import { TokenError } from '../http/verify-token.ts'
import type { Services } from '../http/services.ts'

export const MAX_BODY_BYTES = 256 * 1024
/** The owner's pool has few connections, so each caller may use only this many. */
const RUNNING = 2

const callers = new AsyncLocalStorage<string | undefined>()

export const currentCaller = (): string | undefined => callers.getStore()

/**
 * The auth service uses the owner's connections, which the whole server shares. As in the REST API, a person, or a network without a
 * session, takes turns and uses few connections at a time.
 */
export function boundCallers(
  { config, database, keyring }: Services,
  turns: FairTurns,
): { middleware: MiddlewareHandler<HttpEnvironment>; database: Database } {
  const gate = new StatementGate({ running: RUNNING })
  return {
    async middleware(c, next) {
      const identity = await identify(c, keyring).catch(asStranger)
      const isPerson = typeof identity.claims?.['sub'] === 'string'
      const caller = isPerson || config.addressLimits ? callerOf(c, identity) : undefined
      // The request waits before its body is read, so that waiting requests hold no memory.
      await turns.take(caller, expectedBytes(c.req.raw.headers, MAX_BODY_BYTES))
      await callers.run(caller, next)
    },
    database: {
      ...database,
      asOwner: (work) => gate.run(currentCaller(), () => database.asOwner(work)),
    },
  }
}

function asStranger(error: unknown): Pick<Identity, 'role' | 'claims'> {
  if (error instanceof TokenError) return { role: 'anon' }
  throw error
}
