import { expect, it, onTestFinished, vi } from 'vitest'
import { withRetries } from './with-retries.ts'

function failing(times: number) {
  let calls = 0
  return {
    calls: () => calls,
    work: async () => {
      calls += 1
      if (calls <= times) throw new Error(`failure ${calls}`)
      return 'here'
    },
  }
}

const { signal } = new AbortController()

it.each([
  [0, 1],
  [2, 3],
])('EXPORT-10 after %i failures an attempt has run %i times', async (failures, calls) => {
  const tried = failing(failures)
  expect(await withRetries(tried.work, signal, [0, 0])).toBe('here')
  expect(tried.calls()).toBe(calls)
})

it('EXPORT-10 retries after one second and then after three', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const tried = failing(2)
  const result = withRetries(tried.work, signal)
  const callsAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return tried.calls()
  }
  expect([await callsAfter(999), await callsAfter(1)]).toEqual([1, 2])
  expect([await callsAfter(2_999), await callsAfter(1)]).toEqual([2, 3])
  expect(await result).toBe('here')
})

it('EXPORT-10 the retries end with the last failure', async () => {
  await expect(withRetries(failing(9).work, signal, [0, 0])).rejects.toThrow('failure 3')
})

it('EXPORT-10 no retry follows a cancellation', async () => {
  const abort = new AbortController()
  const tried = failing(9)
  abort.abort()
  await expect(withRetries(tried.work, abort.signal, [0, 0])).rejects.toThrow('abort')
  expect(tried.calls()).toBe(1)
})
