import { expect, it } from 'vitest'
import { latestOnly } from './latest-only.ts'

function slowly() {
  const ends: (() => void)[] = []
  const begun: number[] = []
  const work = (order: number) =>
    new Promise<number>((resolve) => {
      begun.push(order)
      ends.push(() => resolve(order))
    })
  return { begun, work, endNext: () => ends.shift()?.() }
}

it('latestOnly runs the first job and, of the waiting ones, only the last', async () => {
  const { begun, work, endNext } = slowly()
  const finished: number[] = []
  const ask = latestOnly(work, (made) => void finished.push(made))
  for (const order of [1, 2, 3, 4]) ask(order)
  expect(begun).toEqual([1])
  endNext()
  await expect.poll(() => begun).toEqual([1, 4])
  endNext()
  await expect.poll(() => finished).toEqual([1, 4])
  ask(5)
  expect(begun).toEqual([1, 4, 5])
})
