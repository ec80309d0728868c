import { expect, it, onTestFinished, vi } from 'vitest'
import { TooManyStatements } from '../database/statement-gate.ts'
import { FairTurns } from './fair-turns.ts'

function turnsAt(limits: ConstructorParameters<typeof FairTurns>[0]) {
  const clock = { now: 1_000_000 }
  const waits: number[] = []
  const turns = new FairTurns(
    limits,
    () => clock.now,
    async (ms) => void waits.push(ms),
  )
  return { clock, waits, turns }
}

const LIMITS = { perSecond: 10, burst: 3, waitMs: 1_000, activeMs: 5_000 }

it('a caller who is alone never waits', async () => {
  const { turns, waits } = turnsAt(LIMITS)
  for (let i = 0; i < 100; i += 1) await turns.take('ana')
  expect(waits).toEqual([])
})

it('a caller who sends too many requests beside others waits, and the others do not', async () => {
  const { turns, waits } = turnsAt(LIMITS)
  await turns.take('bea')
  for (let i = 0; i < 6; i += 1) await turns.take('hostil')
  expect(waits).toEqual([100, 200])
  await turns.take('bea')
  expect(waits).toHaveLength(2)
})

it('a large body counts as many requests', async () => {
  const { turns, waits } = turnsAt(LIMITS)
  await turns.take('bea')
  await turns.take('hostil', 500_000)
  await turns.take('hostil')
  expect(waits).toEqual([800])
})

it('OPS-122 values that are costly to parse count as requests, for later requests of the caller', async () => {
  const { turns, waits } = turnsAt(LIMITS)
  await turns.take('bea')
  await turns.take('hostil')
  turns.charge('hostil', 5_000)
  await turns.take('hostil')
  expect(waits).toEqual([300])
})

it('OPS-110 bytes of an answer or of a refused upload count as requests, for later requests of the caller', async () => {
  const { turns, waits } = turnsAt(LIMITS)
  await turns.take('bea')
  await turns.take('hostil')
  turns.chargeBytes('hostil', 40_000)
  turns.chargeBytes('hostil', 250_000)
  await turns.take('hostil')
  expect(waits).toEqual([300])
})

it('OPS-110 a long address counts as many requests', async () => {
  const { turns, waits } = turnsAt(LIMITS)
  await turns.take('bea')
  await turns.take('hostil', 0, 1_999)
  await turns.take('hostil', 0, 16_000)
  await turns.take('hostil')
  expect(waits).toEqual([700])
})

it('a caller who would wait too long is refused after a short pause', async () => {
  const { turns, waits } = turnsAt(LIMITS)
  await turns.take('bea')
  await turns.take('hostil', 5_000_000)
  await expect(turns.take('hostil')).rejects.toThrow(TooManyStatements)
  expect(waits).toEqual([1_000])
})

it('OPS-122 a caller who sends much is refused later, but no later than the longest wait', async () => {
  const { turns, waits } = turnsAt({ ...LIMITS, waitMs: 5_000 })
  await turns.take('bea')
  await turns.take('hostil', 5_000_000)
  for (const bytes of [100_000, 4_000_000]) {
    await expect(turns.take('hostil', bytes)).rejects.toThrow(TooManyStatements)
  }
  expect(waits).toEqual([3_000, 5_000])
})

it('a caller’s count falls with time, and when no other caller is active', async () => {
  const { clock, turns, waits } = turnsAt(LIMITS)
  await turns.take('bea')
  for (let i = 0; i < 4; i += 1) await turns.take('hostil')
  clock.now += 1_000
  await turns.take('hostil')
  expect(waits).toEqual([])
  clock.now += 6_000
  for (let i = 0; i < 50; i += 1) await turns.take('hostil')
  expect(waits).toEqual([])
})

it('the secret key has no limit', async () => {
  const { turns, waits } = turnsAt(LIMITS)
  await turns.take('bea')
  for (let i = 0; i < 100; i += 1) await turns.take(undefined, 1_000_000)
  expect(waits).toEqual([])
})

it('setting the clock back makes no caller wait', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const turns = new FairTurns(LIMITS)
  await turns.take('ana')
  await turns.take('bea')
  vi.setSystemTime(Date.now() - 3_600_000)
  await expect(turns.take('ana')).resolves.toBeUndefined()
})
