import type { Channel } from '../channel/channel.ts'
import type { Incoming } from '../wire/message.ts'
import type { Presences } from './presences.ts'

/** `track` and `untrack`. Whoever tracks wants to see the others too, as Supabase has it. */
export function handlePresence(presences: Presences, channel: Channel, message: Incoming): void {
  const { event, payload = {} } = message.payload
  switch (typeof event === 'string' ? event.toLowerCase() : undefined) {
    case 'track':
      return track(presences, channel, message.ref, payload)
    case 'untrack':
      presences.untrack(channel)
      return channel.reply(message.ref, 'ok')
    default:
      return channel.reply(message.ref, 'error', { reason: 'Unknown presence event' })
  }
}

function track(presences: Presences, channel: Channel, ref: string | null, payload: unknown): void {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
    return channel.reply(ref, 'error', { reason: 'Presence track payload must be a map' })
  const refusal = presences.track(channel, payload as Record<string, unknown>)
  if (refusal !== undefined) return channel.reply(ref, 'error', { reason: refusal })
  channel.reply(ref, 'ok')
  if (channel.hearsPresence) return
  channel.hearsPresence = true
  presences.sync(channel)
}
