import type { Channel } from '../channel/channel.ts'
import type { RealtimeContext } from '../context.ts'
import { cannotSubscribe, RealtimeError } from '../errors.ts'
import { parseBinding } from './parse-binding.ts'
import { resolveBindings } from './resolve-bindings.ts'
import type { Subscription } from './subscriptions.ts'

/** Makes a subscription of what the channel's client asked for, in its person's name. */
export async function bindChanges(
  { services, catalogue, limits, joins }: RealtimeContext,
  channel: Channel,
): Promise<Subscription | RealtimeError> {
  const { asked, person } = channel
  if (asked.length === 0) return { channel, person, bindings: [] }
  try {
    if (asked.length > limits.bindingsPerChannel) throw cannotSubscribe('Too many bindings')
    const parsed = asked.map(({ id, params }) => Object.assign(parseBinding(params), { id }))
    const bindings = await joins.run(() =>
      resolveBindings(services.database, catalogue, person, parsed),
    )
    return { channel, person, bindings }
  } catch (error) {
    if (error instanceof RealtimeError) return error
    services.log.error({ err: error }, 'a realtime subscription could not be made')
    return cannotSubscribe('Unable to subscribe to changes: the database does not answer')
  }
}

/** Puts the outcome in force. A failed subscription leaves the channel without one. */
export function applyBinding(
  { subscriptions }: RealtimeContext,
  channel: Channel,
  outcome: Subscription | RealtimeError,
): void {
  subscriptions.remove(channel)
  if (!(outcome instanceof RealtimeError)) subscriptions.add(outcome)
}

export function reportBinding(channel: Channel, outcome: Subscription | RealtimeError): void {
  if (channel.asked.length === 0) return
  if (outcome instanceof RealtimeError) channel.system('postgres_changes', 'error', outcome.message)
  else channel.system('postgres_changes', 'ok', 'Subscribed to PostgreSQL')
}
