import type { Channel } from '../channel/channel.ts'
import { closeChannelWithError } from './close-channel.ts'
import type { RealtimeContext } from '../context.ts'
import { tooManyMessages } from '../errors.ts'
import type { Incoming } from '../wire/message.ts'
import { broadcastSize, type Broadcast } from '../wire/broadcast.ts'
import { takeDeliveries } from './take-deliveries.ts'

/** The broadcast is acknowledged and echoed only if the channel requested this when it joined. */
export async function handleBroadcast(
  context: RealtimeContext,
  channel: Channel,
  message: Incoming,
): Promise<void> {
  const { broadcasts, limits, rights } = context
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
  const bytes = broadcastSize(broadcast)
  if (bytes > limits.broadcastBytes) {
    if (ack) channel.reply(message.ref, 'error', { reason: 'payload_size_exceeded' })
    return
  }
  if (!takeDeliveries(context, channel.person.caller, channel.room, bytes))
    return closeChannelWithError(context, channel, tooManyMessages().message)
  broadcasts.send(channel.room, broadcast, self ? undefined : channel)
  if (ack) channel.reply(message.ref, 'ok')
}
