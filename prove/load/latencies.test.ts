import { expect, it } from 'vitest'
import { Latencies } from './latencies.ts'

it('percentiles are right to two per cent, also for the measurements of several processes', () => {
  const [one, other, all] = [new Latencies(), new Latencies(), new Latencies()]
  for (let ms = 1; ms <= 1000; ms += 1) (ms % 2 === 0 ? one : other).add(ms)
  all.merge(one.counts())
  all.merge(other.counts())
  const { count, p50, p95, p99, slowest } = all.summary()
  expect([count, slowest]).toEqual([1000, 1000])
  for (const [found, exact] of [
    [p50, 500],
    [p95, 950],
    [p99, 990],
  ] as const) {
    expect(Math.abs(found / exact - 1)).toBeLessThan(0.025)
  }
})

it('there are no percentiles without requests', () => {
  expect(new Latencies().summary()).toEqual({ count: 0, p50: 0, p95: 0, p99: 0, slowest: 0 })
})
