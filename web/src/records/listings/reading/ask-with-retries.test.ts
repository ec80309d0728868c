import { describe, expect, it, vi } from 'vitest'
import type { SiteResponse } from '../site/site-response.ts'
import { askWithRetries } from './ask-with-retries.ts'

const answer = (status: number, retryAfterMs?: number): SiteResponse => ({
  answer: { kind: 'answer', status },
  total: null,
  retryAfterMs,
})
const OK = answer(200)
const forever = new AbortController().signal

async function ask(answers: SiteResponse[], signal = forever) {
  vi.useFakeTimers()
  try {
    const start = Date.now()
    const times: number[] = []
    const queue = [...answers]
    const result = askWithRetries(
      async () => {
        times.push(Date.now() - start)
        return queue.shift() ?? OK
      },
      signal,
      { random: () => 0.5 },
    )
    const settled = result.catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    return { times, last: await settled }
  } finally {
    vi.useRealTimers()
  }
}

describe('SITE-17 a busy site', () => {
  it.each([
    ['answers at once', [OK], [0], 200],
    ['is asked again after 429', [answer(429), OK], [0, 1250], 200],
    ['is asked three times at most', [answer(503), answer(500), answer(502)], [0, 1250, 3750], 502],
    ['is given the time it asks for', [answer(429, 7000), OK], [0, 7000], 200],
    ['that wants an hour is not waited for', [answer(429, 3_600_000), OK], [0], 429],
    ['that refuses is believed', [answer(403), OK], [0], 403],
  ])('a busy site %s', async (_, answers, times, status) => {
    const asked = await ask(answers)
    expect(asked.times).toEqual(times)
    expect(asked.last).toMatchObject({ answer: { status } })
  })

  it('a busy site gets no more requests as soon as the person stops the reading', async () => {
    const stop = new AbortController()
    stop.abort('stopped')
    const asked = await ask([answer(429)], stop.signal)
    expect(asked).toEqual({ times: [0], last: 'stopped' })
  })
})
