import { afterEach, expect, it } from 'vitest'
import { interceptFetch } from '../ui/testing/intercept-fetch.ts'
import { fetchUnlessEarly, publishEarly } from './early-answers.ts'

const OWN = { headers: { Authorization: 'Bearer ana' } }

afterEach(() => publish({}))

function publish(answers: Record<string, Promise<Response>>): void {
  publishEarly({
    config: Promise.resolve(new Response('{}')),
    authorization: 'Bearer ana',
    answers: new Map(Object.entries(answers)),
  })
}

const textOf = async (path: string, init: RequestInit) =>
  (await fetchUnlessEarly(new URL(path, location.href), init)).text()

it('takes an early answer once', async () => {
  interceptFetch(
    ({ url }) => url.endsWith('/rest/v1/tasks?limit=1'),
    () => new Response('later'),
  )
  publish({ '/rest/v1/tasks?limit=1': Promise.resolve(new Response('early')) })
  expect(await textOf('/rest/v1/tasks?limit=1', OWN)).toBe('early')
  expect(await textOf('/rest/v1/tasks?limit=1', OWN)).toBe('later')
})

it('asks itself for another session, for a write and after a failure', async () => {
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
