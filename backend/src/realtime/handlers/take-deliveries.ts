import type { RealtimeContext } from '../context.ts'
import { costOf } from '../socket/token-bucket.ts'

/**
 * What is said to a room costs as often as somebody hears it: one small frame to a thousand sockets is a thousand frames.
 * False where the caller has used up what they may say; whoever has the secret key may say anything.
 */
export function takeDeliveries(
  { topics, deliveries }: Pick<RealtimeContext, 'topics' | 'deliveries'>,
  caller: string | undefined,
  room: string,
  bytes: number,
): boolean {
  return (
    caller === undefined ||
    deliveries.take(caller, costOf(bytes) * Math.max(1, topics.sizeOf(room)))
  )
}
