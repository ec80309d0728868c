import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The browser's cache of the installed release, by path. */
let cached: Map<string, Response>

beforeEach(() => {
  cached = new Map()
  vi.stubGlobal('PREDIO_SHELL', { version: '1', files: ['/app.html', '/theme.js'] })
  vi.stubGlobal('caches', {
    match: async (path: string) => cached.get(path)?.clone(),
    has: async () => true,
    open: async () => ({
      put: async (path: string, response: Response) => void cached.set(path, response),
    }),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function network(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

async function ask(kind: 'page' | 'hashed' | 'named', path: string): Promise<string> {
  const { answer } = await import('./answer.ts')
  return (await answer(kind, new Request(`https://predio.mx${path}`))).text()
}

it('OFF-03 answers a hashed file from the cache, and caches one that it had to fetch', async () => {
  const fetched = network(async () => new Response('new'))
  cached.set('/assets/a-1.js', new Response('cached'))
  expect(await ask('hashed', '/assets/a-1.js')).toBe('cached')
  expect(fetched).not.toHaveBeenCalled()
  expect(await ask('hashed', '/assets/b-2.js')).toBe('new')
  await vi.waitFor(() => expect(cached.has('/assets/b-2.js')).toBe(true))
})

it.each([
  ['a failure', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a 502', async () => new Response('gateway', { status: 502 })],
])('OFF-03 answers a named file from the cache after %s', async (_, answer) => {
  network(answer)
  cached.set('/theme.js', new Response('cached'))
  expect(await ask('named', '/theme.js')).toBe('cached')
})

it('OFF-03 prefers the network for a named file, and caches what it brings', async () => {
  network(async () => new Response('new'))
  cached.set('/theme.js', new Response('cached'))
  expect(await ask('named', '/theme.js')).toBe('new')
  await vi.waitFor(async () => expect(await cached.get('/theme.js')?.clone().text()).toBe('new'))
})

it('OFF-03 answers with the cached document after 4 seconds without an answer', async () => {
  // Reading the module takes real time.
  await import('./answer.ts')
  vi.useFakeTimers()
  network(() => new Promise(() => undefined))
  cached.set('/app.html', new Response('cached'))
  const asked = ask('page', '/dashboard')
  await vi.advanceTimersByTimeAsync(3999)
  const early = await Promise.race([asked, Promise.resolve('waiting')])
  expect(early).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await asked).toBe('cached')
})

it('OFF-03 does not cache the document that the network brings: it may be of another release', async () => {
  network(async () => new Response('new'))
  cached.set('/app.html', new Response('cached'))
  expect(await ask('page', '/dashboard')).toBe('new')
  expect(await cached.get('/app.html')?.clone().text()).toBe('cached')
})
