import type { Channel } from '../channel/channel.ts'
import type { RealtimeContext } from '../context.ts'
import type { Incoming } from '../wire/message.ts'
import { broadcastSize, type Broadcast } from './broadcast.ts'

/** A client's broadcast: acknowledged, and echoed to itself, only if its channel asked for that. */
export async function handleBroadcast(
  { broadcasts, limits, rights }: RealtimeContext,
  channel: Channel,
  message: Incoming,
): Promise<void> {
  const broadcast: Broadcast = message.binary ?? {
    form: 'object',
    json: JSON.stringify(message.payload),
  }
  const { self, ack } = channel.broadcast
  const refusal = await rights.refuse(channel, 'broadcast')
  if (refusal !== undefined) {
    if (ack) channel.reply(message.ref, 'error', { error: refusal })
    return
  }
  if (broadcastSize(broadcast) > limits.broadcastBytes) {
    if (ack) channel.reply(message.ref, 'error', { reason: 'payload_size_exceeded' })
    return
  }
  broadcasts.send(channel.room, broadcast, self ? undefined : channel)
  if (ack) channel.reply(message.ref, 'ok')
}
