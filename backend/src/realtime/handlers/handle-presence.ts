import type { Channel } from '../channel/channel.ts'
import { takeDeliveries } from './take-deliveries.ts'
import { closeChannelWithError } from './close-channel.ts'
import type { RealtimeContext } from '../context.ts'
import { tooManyPresences } from '../errors.ts'
import type { Incoming } from '../wire/message.ts'

export async function handlePresence(
  context: RealtimeContext,
  channel: Channel,
  message: Incoming,
): Promise<void> {
  const { event, payload = {} } = message.payload
  switch (typeof event === 'string' ? event.toLowerCase() : undefined) {
    case 'track':
      return track(context, channel, message.ref, payload)
    case 'untrack':
      context.presences.untrack(channel)
      return channel.reply(message.ref, 'ok')
    default:
      return channel.reply(message.ref, 'error', { reason: 'Unknown presence event' })
  }
}

async function track(
  context: RealtimeContext,
  channel: Channel,
  ref: string | null,
  payload: unknown,
): Promise<void> {
  const { presences, rights } = context
  if ((await rights.refuse(channel, 'presence')) !== undefined) return channel.reply(ref, 'error')
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
    return channel.reply(ref, 'error', { reason: 'Presence track payload must be a map' })
  const bytes = Buffer.byteLength(JSON.stringify(payload))
  if (!takeDeliveries(context, channel.person.caller, channel.room, bytes))
    return closeChannelWithError(context, channel, tooManyPresences().message)
  const refusal = presences.track(channel, payload as Record<string, unknown>)
  if (refusal !== undefined) return channel.reply(ref, 'error', { reason: refusal })
  channel.reply(ref, 'ok')
  if (channel.hearsPresence) return
  channel.hearsPresence = true
  presences.sync(channel)
}
