import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Rounds } from './rounds.ts'

it('OPS-123 works on one large body in each round, and on small bodies at once', async () => {
  const rounds = new Rounds()
  let round = 0
  const seen = [400_000, 1_000, 60_000, 4_000_000].map(async (bytes) => {
    await rounds.wait(bytes)
    return round
  })
  for (; round < 10; round += 1) await nextRound()
  const [first, small, second, third] = await Promise.all(seen)
  expect(small).toBe(0)
  expect(first).toBeLessThan(second!)
  expect(second).toBeLessThan(third!)
})
