import type { RealtimeContext } from '../context.ts'
import { tokenExpired } from '../errors.ts'
import type { Channel } from '../channel/channel.ts'
import { closeChannelWithError } from './close-channel.ts'

/** A timer waits at most 2^31 ms, while a token may be valid for longer. */
const LONGEST_WAIT_MS = 60 * 60 * 1000

export function watchExpiry(context: RealtimeContext, channel: Channel): void {
  clearTimeout(channel.expiry)
  const { expiresAt } = channel.person
  if (expiresAt === undefined) return
  const left = expiresAt * 1000 - Date.now()
  if (left <= 0) return closeChannelWithError(context, channel, tokenExpired().message)
  channel.expiry = setTimeout(
    () => watchExpiry(context, channel),
    Math.min(left, LONGEST_WAIT_MS),
  ).unref()
}
