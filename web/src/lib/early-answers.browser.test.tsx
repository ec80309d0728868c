import { afterEach, expect, it, vi } from 'vitest'
import { interceptFetch } from '../ui/testing/intercept-fetch.ts'
import { fetchUnlessEarly, publishEarly, questionOf } from './early-answers.ts'

const OWN = { headers: { Authorization: 'Bearer ana' } }

afterEach(() => publish({}))

function publish(answers: Record<string, Promise<Response>>): void {
  publishEarly({
    config: Promise.resolve(new Response('{}')),
    origin: Promise.resolve(location.origin),
    authorization: 'Bearer ana',
    answers: new Map(Object.entries(answers)),
  })
}

const textOf = async (path: string, init: RequestInit) =>
  (await fetchUnlessEarly(new URL(path, location.href), init)).text()

it('an early answer is used once', async () => {
  interceptFetch(
    ({ url }) => url.endsWith('/rest/v1/tasks?limit=1'),
    () => new Response('later'),
  )
  publish({ '/rest/v1/tasks?limit=1': Promise.resolve(new Response('early')) })
  expect(await textOf('/rest/v1/tasks?limit=1', OWN)).toBe('early')
  expect(await textOf('/rest/v1/tasks?limit=1', OWN)).toBe('later')
})

it('the early answer to a request with a body is used where the body is the same', async () => {
  interceptFetch(
    ({ url }) => url.endsWith('/functions/v1/secrets'),
    () => new Response('later'),
  )
  const asked = { ...OWN, method: 'POST', body: '{"name":"site"}' }
  const question = questionOf(new URL('/functions/v1/secrets', location.href), asked)
  publish({ [question]: Promise.resolve(new Response('early')) })
  expect(await textOf('/functions/v1/secrets', { ...asked, body: '{"name":"ai"}' })).toBe('later')
  expect(await textOf('/functions/v1/secrets', asked)).toBe('early')
})

it('a request to another server gets no early answer', async () => {
  interceptFetch(
    ({ url }) => url === 'https://otro.example/rest/v1/tasks',
    () => new Response('later'),
  )
  publish({ '/rest/v1/tasks': Promise.resolve(new Response('early')) })
  expect(await textOf('https://otro.example/rest/v1/tasks', OWN)).toBe('later')
  expect(await textOf('/rest/v1/tasks', OWN)).toBe('early')
})

it('early answers leave nothing of the session behind', () => {
  vi.useFakeTimers()
  try {
    publish({})
    expect(globalThis).toHaveProperty('predioEarly.authorization', 'Bearer ana')
    vi.advanceTimersByTime(10_000)
    expect(globalThis).not.toHaveProperty('predioEarly')
  } finally {
    vi.useRealTimers()
  }
})

it('another session, a write, or a failure makes the app send its own request', async () => {
  interceptFetch(
    ({ url }) => url.includes('/rest/v1/'),
    () => new Response('later'),
  )
  publish({
    '/rest/v1/tasks': Promise.resolve(new Response('early')),
    '/rest/v1/calls': Promise.reject(new TypeError('Failed to fetch')),
    '/rest/v1/clients': Promise.resolve(new Response('', { status: 401 })),
  })
  expect(await textOf('/rest/v1/tasks', { headers: { Authorization: 'Bearer eva' } })).toBe('later')
  expect(await textOf('/rest/v1/tasks', { ...OWN, method: 'POST' })).toBe('later')
  expect(await textOf('/rest/v1/calls', OWN)).toBe('later')
  expect(await textOf('/rest/v1/clients', OWN)).toBe('later')
  expect(await textOf('/rest/v1/tasks', OWN)).toBe('early')
})
