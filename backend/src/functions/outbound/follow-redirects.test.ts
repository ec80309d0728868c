import { expect, test } from 'vitest'
import { followRedirects } from '../../../../supabase/functions/_shared/network/follow-redirects.ts'
import type { OutboundFetch } from '../../../../supabase/functions/_shared/network/outbound.ts'

interface Asked {
  url: string
  authorization: string | undefined
}

async function follow(
  start: string,
  chain: Record<string, string>,
  { status = 302, mayFollow = anywhere, allowPrivate = false } = {},
): Promise<{ asked: Asked[]; status: number; redirectedTo: string | undefined }> {
  const asked: Asked[] = []
  const outbound: OutboundFetch = async (url, { headers }) => {
    asked.push({ url: url.href, authorization: headers['authorization'] })
    const location = chain[url.href]
    return {
      status: location === undefined ? 200 : status,
      statusText: '',
      header: (name) => (name === 'location' ? location : undefined),
      body: noBody(),
      discard: () => undefined,
    }
  }
  const { response, redirectedTo } = await followRedirects(new URL(start), {
    outbound,
    headers: { accept: 'application/json' },
    authorization: 'Basic key',
    signal: new AbortController().signal,
    allowPrivate,
    mayFollow,
  })
  return { asked, status: response.status, redirectedTo: redirectedTo?.href }
}

function anywhere(_target: URL): boolean {
  return true
}

async function* noBody(): AsyncGenerator<Uint8Array> {}

test.each([301, 302, 303, 307, 308])(
  'follows a redirect with status %i, relative addresses too',
  async (status) => {
    const chain = { 'https://a.example/wp-json': '../b/wp-json/' }
    const { asked } = await follow('https://a.example/wp-json', chain, { status })
    expect(asked.map(({ url }) => url)).toEqual([
      'https://a.example/wp-json',
      'https://a.example/b/wp-json/',
    ])
  },
)

test.each([300, 304, 200])(
  'does not follow an answer with status %i as a redirect',
  async (status) => {
    const chain = { 'https://a.example/': '/other' }
    expect((await follow('https://a.example/', chain, { status })).asked).toHaveLength(1)
  },
)

test.each([
  ['the same host', 'https://a.example/', 'https://a.example/x', true],
  ['the same host, down to http', 'https://a.example/', 'http://a.example/', false],
  ['www of the same host', 'https://a.example/', 'https://www.a.example/', false],
  ['another host', 'https://a.example/', 'https://b.example/', false],
  ['a host that only begins so', 'https://a.example/', 'https://a.example.evil.example/', false],
  ['the same host on another port', 'https://a.example/', 'https://a.example:80/', false],
])('sends or drops the key on a redirect to %s', async (_, from, to, kept) => {
  const { asked } = await follow(from, { [from]: to })
  expect(asked[0]?.authorization).toBe('Basic key')
  expect(asked[1]?.authorization).toBe(kept ? 'Basic key' : undefined)
})

test('sends no key over http, and sends it after the same host redirects to https', async () => {
  const { asked } = await follow('http://a.example/', {
    'http://a.example/': 'https://a.example/',
  })
  expect(asked.map(({ authorization }) => authorization)).toEqual([undefined, 'Basic key'])
})

test.each([
  ['http://localhost:8081/wp-json', true],
  ['http://127.0.0.1:8081/wp-json', true],
  ['http://[::1]:8081/wp-json', true],
  ['http://192.168.1.20/wp-json', false],
  ['http://127.0.0.1.a.example/wp-json', false],
])('sends or withholds the key over http to %s: %s', async (start, isSent) => {
  const { asked } = await follow(start, {}, { allowPrivate: true })
  expect(asked[0]?.authorization).toBe(isSent ? 'Basic key' : undefined)
})

test.each([
  ['nowhere', {}, undefined],
  ['what answered', { 'https://a.example/': 'https://www.a.example/' }, 'https://www.a.example/'],
  [
    'a page that was not followed',
    { 'https://a.example/': 'https://b.example/page' },
    'https://b.example/page',
  ],
])('reports the final address of a redirect: %s', async (_, chain, redirectedTo) => {
  const mayFollow = ({ pathname }: URL) => pathname !== '/page'
  expect((await follow('https://a.example/', chain, { mayFollow })).redirectedTo).toBe(redirectedTo)
})

test('does not send the key again to a host that redirected away and back', async () => {
  const chain = {
    'https://a.example/': 'https://b.example/',
    'https://b.example/': 'https://a.example/2',
  }
  const { asked } = await follow('https://a.example/', chain)
  expect(asked.map(({ authorization }) => authorization !== undefined)).toEqual([
    true,
    false,
    false,
  ])
})

test('stops after five redirects', async () => {
  const loop = { 'https://a.example/': 'https://a.example/' }
  await expect(follow('https://a.example/', loop)).rejects.toMatchObject({
    kind: 'http',
    status: 302,
    message: 'too many redirects',
  })
})

test('follows exactly five redirects', async () => {
  const chain = Object.fromEntries(
    [0, 1, 2, 3, 4].map((n) => [`https://a.example/${n}`, `https://a.example/${n + 1}`]),
  )
  expect((await follow('https://a.example/0', chain)).asked).toHaveLength(6)
})

test.each([['/page'], ['http://[broken']])(
  'answers with the redirect itself when it leads to %s',
  async (to) => {
    const { asked, status } = await follow(
      'https://a.example/wp-json',
      { 'https://a.example/wp-json': to },
      { status: 301, mayFollow: ({ pathname }) => pathname.includes('/wp-json') },
    )
    expect(asked).toHaveLength(1)
    expect(status).toBe(301)
  },
)
