import { expect, it } from 'vitest'
import { TokenBucket } from './token-bucket.ts'

it('a token bucket allows its capacity at once and then its rate a second', () => {
  const bucket = new TokenBucket(10, 3, 0)
  expect([1, 2, 3, 4].map(() => bucket.take(1, 0))).toEqual([true, true, true, false])
  expect([bucket.take(1, 100), bucket.take(1, 100)]).toEqual([true, false])
})

it('a token bucket never holds more than its capacity', () => {
  const bucket = new TokenBucket(10, 3, 0)
  expect(bucket.isFull(1_000_000)).toBe(true)
  expect(bucket.take(4, 1_000_000)).toBe(false)
  expect(bucket.take(3, 1_000_000)).toBe(true)
  expect(bucket.isFull(1_000_000)).toBe(false)
})
