import { RealtimeError, tooManyChannels, topicNameRequired } from '../errors.ts'
import { paramsOf } from '../channel/asked-binding.ts'
import { applyBinding, bindChanges, reportBinding } from './bind-changes.ts'
import type { RealtimeContext } from '../context.ts'
import type { Connection } from '../socket/connection.ts'
import type { Incoming } from '../wire/message.ts'
import { readAccess } from './read-access.ts'
import { checkJoin } from './check-join.ts'
import { Channel, nameOf } from '../channel/channel.ts'
import { closeChannel } from './close-channel.ts'
import { identifyPerson } from './identify-person.ts'
import { readJoin, type JoinRequest } from '../channel/read-join.ts'
import { watchExpiry } from './watch-expiry.ts'

/**
 * The bindings take effect before the reply, so that a client that writes at once receives its own change. (Supabase Realtime subscribes
 * after the reply.)
 */
export async function joinChannel(
  context: RealtimeContext,
  connection: Connection,
  message: Incoming,
): Promise<void> {
  const name = nameOf(message.topic)
  if (name === undefined) return refuse(connection, message, 'unmatched topic')
  const earlier = context.topics.of(connection).get(message.topic)
  if (earlier) closeChannel(context, earlier)
  const request = readJoin(message.payload)
  try {
    const channel = await admit(context, connection, message, name, request)
    const bound = await bindChanges(context, channel)
    if (bound instanceof RealtimeError && request.refusesBadBindings) throw bound
    // The socket may have closed during the query.
    if (!connection.isOpen) return
    context.topics.add(channel)
    applyBinding(context, channel, bound)
    watchExpiry(context, channel)
    // The client compares each of these bindings with the one that it sent.
    const bindings = channel.asked.map((one) => ({ ...paramsOf(one), id: one.id }))
    channel.reply(message.ref, 'ok', { postgres_changes: bindings })
    if (channel.hearsPresence) context.presences.sync(channel)
    reportBinding(channel, bound)
  } catch (error) {
    if (!(error instanceof RealtimeError)) throw error
    refuse(connection, message, error.reason)
  }
}

async function admit(
  context: RealtimeContext,
  connection: Connection,
  message: Incoming,
  name: string,
  request: JoinRequest,
): Promise<Channel> {
  const { services, limits, topics } = context
  if (name === '') throw topicNameRequired()
  checkJoin(limits, message, request)
  const { keyring } = services
  const person = await identifyPerson(keyring, connection, request.accessToken)
  if (!topics.hasRoomFor(connection, person)) throw tooManyChannels()
  const access = request.isPrivate
    ? await readAccess(context, person, { name, presence: request.presence.enabled })
    : undefined
  const { topic, joinRef } = message
  return new Channel(connection, { topic, name, joinRef }, person, access, request)
}

function refuse(connection: Connection, { joinRef, ref, topic }: Incoming, reason: string): void {
  const payload = JSON.stringify({ status: 'error', response: { reason } })
  connection.send(
    connection.serializer.encode({ joinRef, ref, topic, event: 'phx_reply', payload }),
  )
}
