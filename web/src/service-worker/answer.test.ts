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

it('OFF-03 a hashed file is answered from the cache, and cached after it was fetched', async () => {
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
])('OFF-03 a named file is answered from the cache after %s', async (_, answer) => {
  network(answer)
  cached.set('/theme.js', new Response('cached'))
  expect(await ask('named', '/theme.js')).toBe('cached')
})

it('OFF-03 a named file comes from the network if possible, and is cached', async () => {
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
  'OFF-03 the page %s gets the cached document after 4 seconds without an answer',
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

it('OFF-03 a document from the network is not cached, because it may be of another release', async () => {
  network(async () => new Response('new'))
  cached.set('/app.html', new Response('cached'))
  expect(await ask('page', '/login')).toBe('new')
  expect(await cached.get('/app.html')?.clone().text()).toBe('cached')
})

it.each(['same', 'new'])(
  'OFF-12 a document confirmed today is answered at once, and checked in the background: %s',
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

it('OFF-12 a document that differed the last time is requested first, and noted when it is the same again', async () => {
  const fetched = network(async () => new Response('same'))
  cached.set(DOCUMENT, new Response('same'))
  expect(await ask('page', '/dashboard/clientes')).toBe('same')
  expect(fetched.mock.calls[0]?.[0]).toMatchObject({ url: 'https://predio.mx/dashboard/clientes' })
  await vi.waitFor(() => expect(since()).not.toBeNull())
})

it('OFF-12 the cached document stays when the server does not answer the background check', async () => {
  const fetched = network(async () => Promise.reject(new TypeError('Failed to fetch')))
  cached.set(DOCUMENT, new Response('same', AGO(1)))
  const before = since()
  expect(await ask('page', '/dashboard')).toBe('same')
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  expect(since()).toBe(before)
})
