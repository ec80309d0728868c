import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Stands in for the browser's cache of the installed release, by path. */
let cached: Map<string, Response>

beforeEach(() => {
  cached = new Map()
  vi.stubGlobal('PREDIO_SHELL', {
    version: '1',
    files: ['/app.html', '/dashboard.html', '/theme.js'],
  })
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

const AGO = (hours: number) => ({
  headers: { 'x-current-since': String(Date.now() - hours * 3_600_000) },
})
const DOCUMENT = '/dashboard.html'
const since = () => cached.get(DOCUMENT)?.headers.get('x-current-since') ?? null

it.each(['/login', '/dashboard/clientes'])(
  'OFF-03 answers %s with the cached document after 4 seconds without an answer',
  async (path) => {
    // The module is loaded before the fake clock starts, because loading takes real time.
    await import('./answer.ts')
    vi.useFakeTimers()
    network(() => new Promise(() => undefined))
    cached.set('/app.html', new Response('cached'))
    cached.set(DOCUMENT, new Response('cached', AGO(25)))
    const asked = ask('page', path)
    await vi.advanceTimersByTimeAsync(3999)
    const early = await Promise.race([asked, Promise.resolve('waiting')])
    expect(early).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await asked).toBe('cached')
  },
)

it('OFF-03 does not cache the document that the network brings: it may be of another release', async () => {
  network(async () => new Response('new'))
  cached.set('/app.html', new Response('cached'))
  expect(await ask('page', '/login')).toBe('new')
  expect(await cached.get('/app.html')?.clone().text()).toBe('cached')
})

it.each(['same', 'new'])(
  'OFF-12 answers at once with the document that was the server’s today, and asks behind it: %s',
  async (answer) => {
    network(async () => new Response(answer))
    cached.set(DOCUMENT, new Response('same', AGO(23)))
    const before = since()
    expect(await ask('page', '/dashboard')).toBe('same')
    await vi.waitFor(() => expect(since()).not.toBe(before))
    expect(since() === null).toBe(answer === 'new')
    expect(await cached.get(DOCUMENT)?.clone().text()).toBe('same')
  },
)

it('OFF-12 asks first where it was another one the last time, and notes when it is the same again', async () => {
  const fetched = network(async () => new Response('same'))
  cached.set(DOCUMENT, new Response('same'))
  expect(await ask('page', '/dashboard/clientes')).toBe('same')
  expect(fetched.mock.calls[0]?.[0]).toMatchObject({ url: 'https://predio.mx/dashboard/clientes' })
  await vi.waitFor(() => expect(since()).not.toBeNull())
})

it('OFF-12 keeps what it has where the server behind it does not answer', async () => {
  const fetched = network(async () => Promise.reject(new TypeError('Failed to fetch')))
  cached.set(DOCUMENT, new Response('same', AGO(1)))
  const before = since()
  expect(await ask('page', '/dashboard')).toBe('same')
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  expect(since()).toBe(before)
})
