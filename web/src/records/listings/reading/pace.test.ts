import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pace } from './pace.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function count() {
  let done = 0
  const paced = pace(500, () => (done += 1))
  return { ...paced, done: () => done }
}

it('acts at once, then at most every so often, and once more for what came last', () => {
  const { ask, done } = count()
  for (let at = 0; at < 20; at += 1) {
    ask()
    vi.advanceTimersByTime(40)
  }
  expect(done()).toBe(2)
  vi.advanceTimersByTime(500)
  expect(done()).toBe(3)
  vi.advanceTimersByTime(5000)
  expect(done()).toBe(3)
})

it('does what is owed when it is flushed, and nothing when nothing is', () => {
  const { ask, flush, done } = count()
  ask()
  flush()
  expect(done()).toBe(1)
  ask()
  flush()
  expect(done()).toBe(2)
  vi.advanceTimersByTime(5000)
  expect(done()).toBe(2)
})
