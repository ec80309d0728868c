import type { RealtimeContext } from '../context.ts'
import type { Channel } from '../channel/channel.ts'

/** Takes a channel out of everything it is in. Without an event the client is not told. */
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

/** Something is wrong with the person's token: they are told what, then the channel is closed. */
export function shutChannel(context: RealtimeContext, channel: Channel, message: string): void {
  channel.system('system', 'error', message)
  closeChannel(context, channel, 'phx_close')
}
