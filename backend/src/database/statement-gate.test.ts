import { expect, it } from 'vitest'
import { SOON } from '../../../test-support/soon.ts'
import { StatementGate, TooManyStatements } from './statement-gate.ts'

function held() {
  let release: () => void = () => undefined
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  return { until, release }
}

it('the gate lets three statements of a caller run and gives each freed place to the next in line', async () => {
  const gate = new StatementGate({ running: 3, waiting: 10, waitMs: 60_000 })
  const works = Array.from({ length: 5 }, held)
  const started: number[] = []
  const done = works.map(({ until }, i) =>
    gate.run('ana', () => {
      started.push(i)
      return until
    }),
  )
  await Promise.resolve()
  expect(started).toEqual([0, 1, 2])
  works[1]!.release()
  await done[1]
  await expect.poll(() => started, SOON).toEqual([0, 1, 2, 3])
  for (const { release } of works) release()
  await Promise.all(done)
  expect(started).toEqual([0, 1, 2, 3, 4])
})

it('a caller at the limit does not delay another caller, and the secret key is not counted', async () => {
  const gate = new StatementGate({ running: 1, waiting: 0, waitMs: 60_000 })
  const { until, release } = held()
  const first = gate.run('ana', () => until)
  await expect(gate.run('bea', async () => 'bea')).resolves.toBe('bea')
  await expect(gate.run(undefined, async () => 'key')).resolves.toBe('key')
  release()
  await first
})

it('the gate refuses statements that find the queue full, and statements that waited too long', async () => {
  const gate = new StatementGate({ running: 1, waiting: 1, waitMs: 1 })
  const { until, release } = held()
  const first = gate.run('ana', () => until)
  const late = gate.run('ana', async () => 'never')
  await expect(gate.run('ana', async () => 'never')).rejects.toThrow(TooManyStatements)
  await expect(late).rejects.toThrow(TooManyStatements)
  release()
  await first
  await expect(gate.run('ana', async () => 'again')).resolves.toBe('again')
})

it('a statement that fails frees its place', async () => {
  const gate = new StatementGate({ running: 1, waiting: 0, waitMs: 1 })
  await expect(gate.run('ana', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(gate.run('ana', async () => 'yes')).resolves.toBe('yes')
})

it('a caller whose statements kept the database busy for long runs one statement at a time, until some time has passed', async () => {
  let now = 0
  const gate = new StatementGate({ running: 3, heavyMs: 5_000 }, () => now)
  const first = Array.from({ length: 3 }, held)
  const spent = first.map(({ until }) => gate.run('hostil', () => until))
  now += 3_000
  for (const { release } of first) release()
  await Promise.all(spent)

  const works = Array.from({ length: 3 }, held)
  const started: number[] = []
  const done = works.map(({ until }, i) =>
    gate.run('hostil', () => {
      started.push(i)
      return until
    }),
  )
  await Promise.resolve()
  expect(started).toEqual([0])
  await expect(gate.run('ana', async () => 'ana')).resolves.toBe('ana')
  now += 10_000
  works[0]!.release()
  await done[0]
  for (const { release } of works) release()
  await Promise.all(done)
  expect(started).toEqual([0, 1, 2])
})
