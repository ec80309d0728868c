import type { Context } from 'hono'
import type { HttpEnvironment } from '../../http/environment.ts'
import { callerOf, identify } from '../../http/identify.ts'
import type { Services } from '../../http/services.ts'
import type { Asker } from '../channel/policies.ts'
import type { RealtimeContext } from '../context.ts'

export interface Sender {
  asker: Asker
  talks: boolean
}

export async function identifySender(
  c: Context<HttpEnvironment>,
  { keyring, config }: Services,
): Promise<Sender> {
  const identity = await identify(c, keyring)
  const { role, claims, claimsJson } = identity
  const isKnown = role === 'service_role' || typeof claims?.['sub'] === 'string'
  return {
    asker: {
      role,
      claims: claimsJson,
      caller: callerOf(c, identity),
      headers: JSON.stringify(Object.fromEntries(c.req.raw.headers)),
    },
    talks: isKnown || config.publicChannels,
  }
}

export function takePolicyChecks(
  { checks }: RealtimeContext,
  { asker: { caller } }: Sender,
  topicCount: number,
): boolean {
  return topicCount === 0 || caller === undefined || checks.take(caller, topicCount)
}
