import { applyBinding, bindChanges, reportBinding } from './bind-changes.ts'
import type { RealtimeContext } from '../context.ts'
import { readingRevoked, RealtimeError, tooManyChannels } from '../errors.ts'
import type { Channel } from '../channel/channel.ts'
import type { Person } from '../channel/person.ts'
import type { Access } from '../channel/policies.ts'
import { readAccess } from './read-access.ts'
import { closeChannelWithError } from './close-channel.ts'
import { identifyPerson } from './identify-person.ts'
import { watchExpiry } from './watch-expiry.ts'

/** As in Supabase Realtime, nothing is replied. API keys and the current token change nothing; an invalid token closes the channel. */
export async function refreshToken(
  context: RealtimeContext,
  channel: Channel,
  token: unknown,
): Promise<void> {
  if (typeof token !== 'string' || token.startsWith('sb_')) return
  const { keyring } = context.services
  try {
    const person = await identifyPerson(keyring, channel.connection, token)
    if (person.key === channel.person.key) return
    const isOthers = person.subject !== channel.person.subject
    if (isOthers && !context.topics.mayBecome(person)) throw tooManyChannels()
    const access = channel.access && (await readAgain(context, channel, person, channel.access))
    if (!channel.isOpen) return
    context.topics.changePerson(channel, person)
    channel.access = access
    channel.refusals.clear()
    watchExpiry(context, channel)
    await rebind(context, channel)
  } catch (error) {
    if (!(error instanceof RealtimeError)) throw error
    if (channel.isOpen) closeChannelWithError(context, channel, error.message)
  }
}

async function readAgain(
  context: RealtimeContext,
  channel: Channel,
  person: Person,
  before: Access,
): Promise<Access> {
  const { name, hearsPresence: presence } = channel
  const now = await readAccess(context, person, { name, presence })
  const hasLess =
    (before.broadcast && !now.broadcast) || (presence && before.presence && !now.presence)
  if (hasLess) throw readingRevoked(name)
  return now
}

/**
 * Resolves the bindings again for the new token. Clients often join before their session is loaded, so bindings that failed for the
 * anonymous role are tried again.
 */
async function rebind(context: RealtimeContext, channel: Channel): Promise<void> {
  const { person, asked } = channel
  if (asked.length === 0) return
  const earlier = context.subscriptions.ofChannel(channel)
  const outcome =
    earlier?.person.role === person.role
      ? { ...earlier, person }
      : await bindChanges(context, channel)
  if (!channel.isOpen) return
  applyBinding(context, channel, outcome)
  reportBinding(channel, outcome)
}
