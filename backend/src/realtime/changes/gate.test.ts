import { expect, it } from 'vitest'
import { Gate } from './gate.ts'
import { SOON } from '../../../../test-support/soon.ts'

it('runs so many at a time, in order, and goes on after a failure', async () => {
  const gate = new Gate(2)
  const started: number[] = []
  const finish: (() => void)[] = []
  const works = [0, 1, 2, 3].map((n) =>
    gate.run(async () => {
      started.push(n)
      await new Promise<void>((resolve) => (finish[n] = resolve))
      if (n === 0) throw new Error('first')
    }),
  )
  const failure = works[0]!.catch((error: Error) => error.message)
  await expect.poll(() => started, SOON).toEqual([0, 1])
  finish[0]!()
  expect(await failure).toBe('first')
  await expect.poll(() => started, SOON).toEqual([0, 1, 2])
  finish[1]!()
  await expect.poll(() => started, SOON).toEqual([0, 1, 2, 3])
  finish[2]!()
  finish[3]!()
  await Promise.all(works.slice(1))
})
