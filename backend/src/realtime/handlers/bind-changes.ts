import type { Channel } from '../channel/channel.ts'
import { turnOf } from '../channel/person.ts'
import type { RealtimeContext } from '../context.ts'
import { cannotSubscribe, RealtimeError, tooManyJoins } from '../errors.ts'
import { paramsOf, type AskedBinding } from '../channel/asked-binding.ts'
import { parseBinding, type Binding } from '../changes/parse-binding.ts'
import { probeFilters } from '../changes/probe-filters.ts'
import { resolveBindings } from '../changes/resolve-bindings.ts'
import type { Subscription } from '../changes/subscriptions.ts'

export async function bindChanges(
  context: RealtimeContext,
  channel: Channel,
): Promise<Subscription | RealtimeError> {
  const { asked, person } = channel
  if (asked.length === 0) return { channel, person, bindings: [] }
  const parsed = parseAll(asked)
  if (parsed instanceof RealtimeError) return parsed
  const hasFilters = parsed.some(({ filters }) => filters.length > 0)
  if (hasFilters && person.caller !== undefined && !context.checks.take(person.caller))
    throw tooManyJoins()
  const { services, catalogue, limits, joins } = context
  try {
    const bindings = await joins.run(turnOf(person), async () => {
      // If the socket has closed meanwhile, nobody waits for the answer.
      if (!channel.connection.isOpen) return []
      const resolved = await resolveBindings(catalogue, person, parsed, limits)
      await probeFilters(services.database, person, resolved, limits.probeMs)
      return resolved
    })
    return { channel, person, bindings }
  } catch (error) {
    if (error instanceof RealtimeError) return error
    services.log.error({ err: error }, 'a realtime subscription could not be made')
    return cannotSubscribe('Unable to subscribe to changes: the database does not answer')
  }
}

function parseAll(asked: AskedBinding[]): (Binding & { id: number })[] | RealtimeError {
  try {
    return asked.map((one) => ({ ...parseBinding(paramsOf(one)), id: one.id }))
  } catch (error) {
    if (error instanceof RealtimeError) return error
    throw error
  }
}

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
