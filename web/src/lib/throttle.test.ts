import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function count() {
  let done = 0
  const throttled = throttle(500, () => (done += 1))
  return { ...throttled, done: () => done }
}

it('throttle runs at once, then at most once in each interval, and once more for the last call', () => {
  const { call, done } = count()
  for (let at = 0; at < 20; at += 1) {
    call()
    vi.advanceTimersByTime(40)
  }
  expect(done()).toBe(2)
  vi.advanceTimersByTime(500)
  expect(done()).toBe(3)
  vi.advanceTimersByTime(5000)
  expect(done()).toBe(3)
})

it('a flush runs a waiting call, and does nothing when none is waiting', () => {
  const { call, flush, done } = count()
  call()
  flush()
  expect(done()).toBe(1)
  call()
  flush()
  expect(done()).toBe(2)
  vi.advanceTimersByTime(5000)
  expect(done()).toBe(2)
})

it('a cancellation drops the waiting call, but not a later one', () => {
  const { call, cancel, done } = count()
  call()
  call()
  cancel()
  vi.advanceTimersByTime(5000)
  expect(done()).toBe(1)
  call()
  expect(done()).toBe(2)
})
