import { networkOf } from '../../http/network-of.ts'
import type { Limits } from '../limits.ts'
import { TokenBucket } from '../socket/token-bucket.ts'

const MAX_REMEMBERED = 10_000

/** What a socket may send, an address may send over HTTP. */
export function limitSenders(
  limits: Limits,
  isOn: boolean,
): (address: string, cost: number) => boolean {
  const buckets = new Map<string, TokenBucket>()
  return (from, cost) => {
    if (!isOn) return true
    const address = networkOf(from)
    if (buckets.size >= MAX_REMEMBERED)
      for (const [known, bucket] of buckets) if (bucket.isFull()) buckets.delete(known)
    const bucket =
      buckets.get(address) ?? new TokenBucket(limits.messagesPerSecond, limits.messagesAtOnce)
    buckets.set(address, bucket)
    return bucket.take(cost)
  }
}
