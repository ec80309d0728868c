import { networkOf } from '../../http/network-of.ts'
import type { Limits } from '../limits.ts'
import { TokenBuckets } from '../socket/token-buckets.ts'

/** HTTP has the same limit for an address as a socket has. */
export function limitSenders(
  limits: Limits,
  isOn: boolean,
): (address: string, cost: number) => boolean {
  const buckets = new TokenBuckets(limits.messagesPerSecond, limits.messagesAtOnce)
  return (address, cost) => !isOn || buckets.take(networkOf(address), cost)
}
