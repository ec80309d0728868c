import { expect, it } from 'vitest'
import { runBatches } from './run-batches.ts'

const ITEMS = Array.from({ length: 250 }, (_, at) => at)

it('BULK-04 sends batches of a hundred records one after the other, and reports progress', async () => {
  const sizes: number[] = []
  const progress: number[] = []
  const { results, unconfirmed, untried } = await runBatches(
    ITEMS,
    100,
    (batch) => {
      sizes.push(batch.length)
      return Promise.resolve(batch)
    },
    (done) => progress.push(done),
  )
  expect(sizes).toEqual([100, 100, 50])
  expect(progress).toEqual([100, 200, 250])
  expect(results).toEqual(ITEMS)
  expect([unconfirmed, untried]).toEqual([0, 0])
})

it('BULK-05 a run counts the records that were sent but not answered', async () => {
  const answer = (batch: readonly number[]) => Promise.resolve(batch.slice(1))
  const { results, missing } = await runBatches(ITEMS, 100, answer, () => undefined)
  expect([results.length, missing]).toEqual([247, 3])
})

it('BULK-05 a run ends at the first failure, and counts the unknown outcomes and the unsent records', async () => {
  let calls = 0
  const { results, unconfirmed, untried } = await runBatches(
    ITEMS,
    100,
    (batch) => {
      calls += 1
      return calls === 2 ? Promise.reject(new Error('offline')) : Promise.resolve(batch)
    },
    () => undefined,
  )
  expect(calls).toBe(2)
  expect(results).toHaveLength(100)
  expect([unconfirmed, untried]).toEqual([100, 50])
})
