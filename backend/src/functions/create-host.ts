import { setImmediate as nextRound } from 'node:timers/promises'
import type { Context } from 'hono'
import type { Caller, FunctionHost } from '../../../supabase/functions/_shared/context.ts'
import { tooManyRequests } from '../../../supabase/functions/_shared/errors.ts'
import { TooManyStatements, type StatementGate } from '../database/statement-gate.ts'
import { isCutOff } from '../http/cut-off.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import type { FairTurns } from '../http/fair-turns.ts'
import { bearerOf, callerOf, identify } from '../http/identify.ts'
import { TokenError } from '../http/verify-token.ts'
import type { Services } from '../http/services.ts'

/** The functions' limits and logs need the caller, so `bindings.address` and `requestId` are those of the original request. */
export type InternalFetch = (
  request: Request,
  bindings?: { address: string; requestId?: string; caller?: string },
) => Response | Promise<Response>

export interface HostServices extends Services {
  internalFetch: InternalFetch
  env: (name: string) => string | undefined
  outbound: FunctionHost['outbound']
  spend: FunctionHost['spend']
  turns: FairTurns
  links: StatementGate
}

export function createHost(c: Context<HttpEnvironment>, services: HostServices): FunctionHost {
  const { config, keyring, internalFetch, env, outbound, spend, links } = services
  const address = c.get('address')
  const bindings: Parameters<InternalFetch>[1] = { address, requestId: c.get('requestId') }
  return {
    supabaseUrl: config.publicUrl.origin,
    publishableKey: keyring.publishableKey,
    secretKey: keyring.secretKey,
    env,
    async fetch(request) {
      const response = await internalFetch(request, bindings)
      // No network lies in between, so without this pause a function could finish all its requests before anybody else is answered.
      await nextRound()
      return response
    },
    outbound,
    identify: () => identifyCaller(c, services),
    address,
    async inTurnOf(owner, work) {
      bindings.caller = `links of ${owner}`
      try {
        return await links.run(owner, work)
      } catch (error) {
        throw toRefusal(error)
      }
    },
    spend,
    now: () => new Date(),
    log(message, error) {
      if (!isCutOff(c)) c.get('log').error({ err: error }, message)
    },
  }
}

const BUSY_SECONDS = 5

function toRefusal(error: unknown): unknown {
  return error instanceof TooManyStatements ? tooManyRequests(BUSY_SECONDS) : error
}

/** Only people call functions with a token. A token that names a role alone belongs to no account. */
async function identifyCaller(
  c: Context<HttpEnvironment>,
  { keyring, turns }: HostServices,
): Promise<Caller | undefined> {
  try {
    const identity = await identify(c, keyring)
    const { role, claims } = identity
    await turns.take(callerOf(c, identity))
    const token = bearerOf(c)
    const id = claims?.['sub']
    return role === 'authenticated' && typeof id === 'string' && token ? { id, token } : undefined
  } catch (error) {
    if (error instanceof TokenError) return undefined
    throw toRefusal(error)
  }
}
