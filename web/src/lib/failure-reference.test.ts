import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recentReference, recordReference } from './failure-reference.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function answering(status: number, id?: string): typeof fetch {
  const headers = id === undefined ? {} : { 'x-request-id': id }
  return recordReference(async () => new Response(null, { status, headers }))
}

it('OPS-09 a failed request’s reference is remembered for five seconds', async () => {
  await answering(503, 'uno')('/')
  expect(recentReference()).toBe('uno')
  expect(recentReference(Date.now() + 5_000)).toBe('uno')
  expect(recentReference(Date.now() + 5_001)).toBeUndefined()
})

it.each([200, 400, 409, 424, 429])(
  'OPS-09 no reference is remembered for an answer %i',
  async (status) => {
    await answering(500, 'dos')('/')
    await answering(status, 'tres')('/')
    expect(recentReference()).toBe('dos')
  },
)

it('OPS-09 a failure without a reference leaves the earlier one', async () => {
  await answering(500, 'cuatro')('/')
  await answering(502)('/')
  expect(recentReference()).toBe('cuatro')
})
