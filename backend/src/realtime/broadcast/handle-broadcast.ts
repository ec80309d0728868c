import type { Channel } from '../channel/channel.ts'
import type { Limits } from '../limits.ts'
import type { Incoming } from '../wire/message.ts'
import { broadcastSize, type Broadcast } from './broadcast.ts'
import type { Broadcasts } from './broadcasts.ts'

/** A client's broadcast: acknowledged, and echoed to itself, only if its channel asked for that. */
export function handleBroadcast(
  broadcasts: Broadcasts,
  limits: Limits,
  channel: Channel,
  message: Incoming,
): void {
  const broadcast: Broadcast = message.binary ?? {
    form: 'object',
    json: JSON.stringify(message.payload),
  }
  const { self, ack } = channel.broadcast
  if (broadcastSize(broadcast) > limits.broadcastBytes) {
    if (ack) channel.reply(message.ref, 'error', { reason: 'payload_size_exceeded' })
    return
  }
  const isSent = broadcasts.sendFrom(channel, broadcast, self)
  if (ack) channel.reply(message.ref, isSent ? 'ok' : 'error')
}
