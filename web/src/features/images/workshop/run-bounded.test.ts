import { expect, it } from 'vitest'
import { runBounded } from './run-bounded.ts'

it('does all of them, never more than asked at once, the results in order', async () => {
  let running = 0
  let most = 0
  const results = await runBounded([5, 1, 4, 2, 3], 2, async (item) => {
    running += 1
    most = Math.max(most, running)
    for (let turn = 0; turn < item; turn += 1) await Promise.resolve()
    running -= 1
    return item * 10
  })
  expect(results).toEqual([50, 10, 40, 20, 30])
  expect(most).toBe(2)
})

it('of nothing makes nothing', async () => {
  expect(await runBounded([], 4, () => Promise.resolve(1))).toEqual([])
})
