import type { RealtimeContext } from '../context.ts'
import { costOf } from '../socket/token-bucket.ts'

/**
 * A broadcast costs as much as its receivers, because one frame to a thousand sockets is a thousand frames. The secret key has no limit.
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
