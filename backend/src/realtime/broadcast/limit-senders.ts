import { networkOf } from '../../http/network-of.ts'
import type { Limits } from '../limits.ts'
import { TokenBuckets } from '../socket/token-buckets.ts'

/** Over HTTP a network address has the same limit as a socket. */
export function limitSenders(
  limits: Limits,
  isOn: boolean,
): (address: string, cost: number) => boolean {
  const buckets = new TokenBuckets(limits.messagesPerSecond, limits.messagesAtOnce)
  return (address, cost) => !isOn || buckets.take(networkOf(address), cost)
}
