import { expect, it } from 'vitest'
import { mapBounded } from './map-bounded.ts'

it('mapBounded works on all items, never more than allowed at once, with the results in order', async () => {
  let running = 0
  let most = 0
  const results = await mapBounded([5, 1, 4, 2, 3], 2, async (item) => {
    running += 1
    most = Math.max(most, running)
    for (let turn = 0; turn < item; turn += 1) await Promise.resolve()
    running -= 1
    return item * 10
  })
  expect(results).toEqual([50, 10, 40, 20, 30])
  expect(most).toBe(2)
})

it('mapBounded returns an empty list for an empty list', async () => {
  expect(await mapBounded([], 4, () => Promise.resolve(1))).toEqual([])
})

it('mapBounded starts nothing after a failure, and waits for running work', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    await Promise.resolve()
    if (item === 1) throw new Error('refused')
    await Promise.resolve()
    done.push(item)
  }
  await expect(mapBounded([1, 2, 3, 4], 2, work)).rejects.toThrow('refused')
  expect(done).toEqual([2])
})
