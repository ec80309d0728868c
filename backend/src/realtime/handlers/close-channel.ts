import type { RealtimeContext } from '../context.ts'
import type { Channel } from '../channel/channel.ts'

export function closeChannel(
  context: RealtimeContext,
  channel: Channel,
  event?: 'phx_close' | 'phx_error',
): void {
  if (!channel.isOpen) return
  channel.isOpen = false
  clearTimeout(channel.expiry)
  context.topics.remove(channel)
  context.subscriptions.remove(channel)
  context.presences.untrack(channel)
  if (event) channel.describeOver(event)
}

export function closeChannelWithError(
  context: RealtimeContext,
  channel: Channel,
  message: string,
): void {
  channel.system('system', 'error', message)
  closeChannel(context, channel, 'phx_close')
}
