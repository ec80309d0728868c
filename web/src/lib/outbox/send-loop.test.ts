import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SendLoop } from './send-loop.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function startLoop(send: () => Promise<'sent' | 'queued' | { afterMs: number }>) {
  const attempts = vi.fn<typeof send>(send)
  const loop = new SendLoop({
    firstPauseMs: 1000,
    lastPauseMs: 3000,
    hasSendable: () => true,
    send: attempts,
  })
  return { loop, attempts, stop: loop.start() }
}

it('OUT-04 the loop tries again after growing pauses, up to the longest', async () => {
  const { attempts, stop } = startLoop(async () => 'queued')
  for (const pause of [1000, 2000, 3000, 3000]) {
    await vi.advanceTimersByTimeAsync(pause - 1)
    const { length } = attempts.mock.calls
    await vi.advanceTimersByTimeAsync(1)
    expect(attempts).toHaveBeenCalledTimes(length + 1)
  }
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  dispatchEvent(new Event('online'))
  expect(attempts).toHaveBeenCalledTimes(5)
})

it('SEL-23 the loop waits for the time that the server names before it tries again', async () => {
  const { attempts } = startLoop(async () => ({ afterMs: 9000 }))
  await vi.advanceTimersByTimeAsync(8999)
  expect(attempts).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(attempts).toHaveBeenCalledTimes(2)
})

it('OUT-04 the loop tries at once when the network or the page returns, and never twice at a time', async () => {
  const { attempts } = startLoop(async () => 'queued')
  dispatchEvent(new Event('online'))
  expect(attempts).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(0)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(attempts).toHaveBeenCalledTimes(3)
})

it('OUT-04 the loop plans one attempt for several new entries', async () => {
  const { loop, attempts } = startLoop(async () => 'sent')
  await vi.advanceTimersByTimeAsync(0)
  loop.sendSoon()
  loop.sendSoon()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(attempts).toHaveBeenCalledTimes(2)
})
