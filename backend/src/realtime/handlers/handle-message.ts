import { handleBroadcast } from './handle-broadcast.ts'
import type { RealtimeContext } from '../context.ts'
import { handlePresence } from './handle-presence.ts'
import type { Connection } from '../socket/connection.ts'
import type { Incoming } from '../wire/message.ts'
import type { Channel } from '../channel/channel.ts'
import { closeChannel } from './close-channel.ts'
import { joinChannel } from './join-channel.ts'
import { refreshToken } from './refresh-token.ts'

/** Heartbeats do not arrive here, because the connection answers them itself. */
export async function handleMessage(
  context: RealtimeContext,
  connection: Connection,
  message: Incoming,
): Promise<void> {
  if (message.event === 'phx_join') return joinChannel(context, connection, message)
  const channel = context.topics.of(connection).get(message.topic)
  if (!channel) return answerStranger(connection, message)
  // The message belongs to an earlier join of the topic. Phoenix ignores such messages too.
  if (message.joinRef !== null && message.joinRef !== channel.joinRef) return
  return handleOnChannel(context, channel, message)
}

async function handleOnChannel(
  context: RealtimeContext,
  channel: Channel,
  message: Incoming,
): Promise<void> {
  switch (message.event) {
    case 'phx_leave':
      channel.reply(message.ref, 'ok')
      return closeChannel(context, channel, 'phx_close')
    case 'access_token':
      return refreshToken(context, channel, message.payload['access_token'])
    case 'broadcast':
      return handleBroadcast(context, channel, message)
    case 'presence':
      return handlePresence(context, channel, message)
    default:
      // Supabase Realtime only logs such a message. This logs it without its content.
      context.services.log.debug({ event: message.event }, 'unexpected realtime message')
  }
}

/** A client that leaves a topic it has not joined gets a success. Any other message on such a topic is an error. */
function answerStranger(connection: Connection, message: Incoming): void {
  const { joinRef, ref, topic, event } = message
  const answer =
    event === 'phx_leave'
      ? { status: 'ok', response: {} }
      : { status: 'error', response: { reason: 'unmatched topic' } }
  const payload = JSON.stringify(answer)
  connection.send(
    connection.serializer.encode({ joinRef, ref, topic, event: 'phx_reply', payload }),
  )
}
