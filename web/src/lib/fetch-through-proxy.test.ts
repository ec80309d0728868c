import { expect, it, vi } from 'vitest'
import { ProxyRefusal, waitWhenTooMany } from './fetch-through-proxy.ts'

const tooMany = (retryAfterMs?: number) => new ProxyRefusal({ kind: 'tooMany', retryAfterMs })
const never = new AbortController().signal

async function ask(refusals: readonly Error[]) {
  vi.useFakeTimers()
  try {
    const start = Date.now()
    const times: number[] = []
    const queue = [...refusals]
    const asking = waitWhenTooMany(() => {
      times.push(Date.now() - start)
      const refusal = queue.shift()
      return refusal ? Promise.reject(refusal) : Promise.resolve('picture')
    }, never)
    const settled = asking.catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    return { times, last: await settled }
  } finally {
    vi.useRealTimers()
  }
}

it('LIMP-21 a request refused as too many is repeated after the server’s waiting time', async () => {
  expect(await ask([tooMany(3000), tooMany()])).toEqual({ times: [0, 3000, 4000], last: 'picture' })
})

it('LIMP-21 a request refused as too many ends after five attempts, and for another reason at once', async () => {
  const refusals = Array.from({ length: 9 }, () => tooMany(1))
  expect((await ask(refusals)).times).toHaveLength(5)
  const blocked = new ProxyRefusal({ kind: 'blocked' })
  expect(await ask([blocked])).toEqual({ times: [0], last: blocked })
})

it('LIMP-21 aborting ends the waiting', async () => {
  const control = new AbortController()
  const asking = waitWhenTooMany(() => Promise.reject(tooMany(60_000)), control.signal)
  control.abort(new Error('stopped'))
  await expect(asking).rejects.toThrow('stopped')
})
