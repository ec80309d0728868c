import { expect, it } from 'vitest'
import { poolSize } from './pool-size.ts'

it.each([
  [{ hardwareConcurrency: 16, deviceMemory: 8 }, 4],
  [{ hardwareConcurrency: 8, deviceMemory: 4 }, 2],
  [{ hardwareConcurrency: 4 }, 3],
  [{ hardwareConcurrency: 2, deviceMemory: 8 }, 2],
  [{ hardwareConcurrency: 8, deviceMemory: 2 }, 1],
  [{ hardwareConcurrency: 8, deviceMemory: 0.5 }, 1],
  [{ hardwareConcurrency: 1 }, 1],
  [{}, 2],
])('IMG-37 a machine with %j starts %i workers', (machine, workers) => {
  expect(poolSize(machine)).toBe(workers)
})
