import type { RequestListener } from 'node:http'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { followRedirects } from '../../../../supabase/functions/_shared/network/follow-redirects.ts'
import { readBounded } from '../../../../supabase/functions/_shared/network/read-bounded.ts'
import { isPublicAddress } from '../../../../supabase/functions/_shared/network/special-range-of.ts'
import { startSite, type LocalSite } from '../testing/local-site.ts'
import { startNameServer } from '../testing/name-server.ts'
import { createSelfSigned } from '../testing/self-signed.ts'
import { createPinnedFetch } from './pinned-fetch.ts'
import { resolveLikeSystem, resolvePublicNames } from './resolve-names.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean()
})

async function site(
  listener: RequestListener,
  tls?: { key: string; cert: string },
): Promise<LocalSite> {
  const started = await startSite(listener, tls)
  cleanups.push(() => started.close())
  return started
}

const fetchAnywhere = createPinnedFetch({ resolve: resolveLikeSystem, isAllowed: () => true })
const plain = () => ({ headers: {}, signal: new AbortController().signal })

async function read(url: URL, max = 1_000_000): Promise<string> {
  return new TextDecoder().decode(await readBounded(await fetchAnywhere(url, plain()), max))
}

describe('an answer', () => {
  test('the outbound fetch gives status, headers and body, also compressed', async () => {
    const { url } = await site((request, response) => {
      response.writeHead(201, 'Made', { 'content-encoding': 'gzip', 'x-wp-total': '7' })
      response.end(gzipSync(`${request.method} ${request.headers['accept-encoding']}`))
    })
    const response = await fetchAnywhere(url(), plain())
    expect([response.status, response.statusText]).toEqual([201, 'Made'])
    expect(response.header('x-wp-total')).toBe('7')
    const body = new TextDecoder().decode(await readBounded(response, 1000))
    expect(body).toBe('GET gzip')
  })

  test('the outbound fetch keeps accents of an address in Location', async () => {
    const { url } = await site((_, response) => {
      response.socket?.end('HTTP/1.1 302 Found\r\nLocation: /renta/México\r\n\r\n')
    })
    const response = await fetchAnywhere(url(), plain())
    expect(response.header('location')).toBe('/renta/México')
  })

  test('an answer over the limit is cut off while it arrives, without waiting for its end', async () => {
    let written = 0
    const { url } = await site((_, response) => {
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) written += 65_536
        response.once('drain', pour)
      }
      pour()
    })
    await expect(read(url(), 200_000)).rejects.toMatchObject({ kind: 'http', status: 200 })
    expect(written).toBeLessThan(50_000_000)
  })

  test('an answer whose declared length is too large is not read at all', async () => {
    const { url } = await site((_, response) => {
      response.writeHead(200, { 'content-length': '5000000' })
      response.write('x')
    })
    await expect(read(url(), 1000)).rejects.toThrow('answer too large')
  })

  test('a small answer that unpacks to a huge one is cut off', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    const { url } = await site((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      response.end(bomb)
    })
    await expect(read(url(), 1_000_000)).rejects.toThrow('answer too large')
  })

  test.each([
    ['broken gzip', 'gzip', Buffer.from('not gzip')],
    ['gzip cut short', 'gzip', gzipSync('x'.repeat(10_000)).subarray(0, 30)],
    ['a coding nobody asked for', 'br', Buffer.from('x')],
  ])('an answer with %s is reported with that cause', async (_, coding, body) => {
    const { url } = await site((_, response) => {
      response.writeHead(200, { 'content-encoding': coding })
      response.end(body)
    })
    await expect(read(url())).rejects.toMatchObject({ kind: 'http' })
  })
})

describe('a failure', () => {
  test('a connection that nobody accepts fails as “refused”', async () => {
    const closed = await startSite(() => undefined)
    await closed.close()
    await expect(fetchAnywhere(closed.url(), plain())).rejects.toMatchObject({ kind: 'refused' })
  })

  test('a connection that is cut before an answer fails as “refused”', async () => {
    const { url } = await site((request) => request.socket.destroy())
    await expect(fetchAnywhere(url(), plain())).rejects.toMatchObject({ kind: 'refused' })
  })

  test('a connection that is cut within the body fails as “refused”', async () => {
    const { url } = await site((request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('half', () => request.socket.destroy())
    })
    await expect(read(url())).rejects.toMatchObject({ kind: 'refused' })
  })

  test('a connection to a server that does not speak HTTP fails as “refused”', async () => {
    const server = createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    cleanups.push(() => server.close())
    const { port } = server.address() as { port: number }
    const failed = fetchAnywhere(new URL(`http://127.0.0.1:${port}`), plain())
    await expect(failed).rejects.toMatchObject({ kind: 'refused' })
  })

  test('a name that does not exist fails as “dns”', async () => {
    const names = await startNameServer()
    cleanups.push(() => names.close())
    const fetch = createPinnedFetch({
      resolve: resolvePublicNames([names.address]),
      isAllowed: isPublicAddress,
    })
    await expect(fetch(new URL('http://sitio.example'), plain())).rejects.toMatchObject({
      kind: 'dns',
      message: 'the name does not resolve (ENOTFOUND)',
    })
  })

  test('a request without an answer fails as “timeout”', async () => {
    const deadline = new AbortController()
    const { url } = await site(() => deadline.abort())
    const failed = fetchAnywhere(url(), { headers: {}, signal: deadline.signal })
    await expect(failed).rejects.toMatchObject({ kind: 'timeout' })
  })

  test.each([[undefined], ['gzip']])(
    'an answer whose body stops fails as “timeout” (%s)',
    async (coding) => {
      const deadline = new AbortController()
      const { url } = await site((_, response) => {
        response.writeHead(200, coding ? { 'content-encoding': coding } : {})
        response.write(coding ? gzipSync('x'.repeat(50)).subarray(0, 12) : 'half')
      })
      const response = await fetchAnywhere(url(), { headers: {}, signal: deadline.signal })
      const body = readBounded(response, 1000)
      deadline.abort()
      await expect(body).rejects.toMatchObject({ kind: 'timeout' })
    },
  )

  test('a request whose time ended before it began fails as “timeout”', async () => {
    const { url } = await site((_, response) => response.end('late'))
    const failed = fetchAnywhere(url(), { headers: {}, signal: AbortSignal.abort() })
    await expect(failed).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('a certificate that no authority signed fails as “tls”', async () => {
    const certificate = createSelfSigned('localhost')
    const { url } = await site((_, response) => response.end('secret'), certificate)
    await expect(fetchAnywhere(url(), plain())).rejects.toMatchObject({
      kind: 'tls',
      message: 'connection failed (DEPTH_ZERO_SELF_SIGNED_CERT)',
    })
  })

  test('a port that speaks plain HTTP fails as “tls”', async () => {
    const { port } = await site((_, response) => response.end())
    const failed = fetchAnywhere(new URL(`https://127.0.0.1:${port}`), plain())
    await expect(failed).rejects.toMatchObject({ kind: 'tls' })
  })

  test('the text of a failure names no address', async () => {
    const closed = await startSite(() => undefined)
    await closed.close()
    const failed = await fetchAnywhere(closed.url(), plain()).catch((error: unknown) => error)
    expect(String(failed)).not.toContain('127.0.0.1')
  })
})

describe('pinning', () => {
  const isAllowed = (address: string) => address === '127.0.0.1'

  test.each(['http://127.0.0.1/', 'http://[::1]/', 'https://169.254.169.254/'])(
    'refuses the literal address %s, which no resolver sees',
    async (url) => {
      const fetch = createPinnedFetch({ resolve: resolveLikeSystem, isAllowed: isPublicAddress })
      await expect(fetch(new URL(url), plain())).rejects.toMatchObject({ kind: 'blocked' })
    },
  )

  test.each([
    [['127.0.0.1']],
    [['8.8.8.8', '10.0.0.1']],
    [['::1']],
    [['::ffff:8.8.8.8']],
    [['fe80::1%eth0']],
    [['nonsense']],
  ])('refuses a name that resolves to %j', async (addresses) => {
    const fetch = createPinnedFetch({
      resolve: () => Promise.resolve(addresses),
      isAllowed: isPublicAddress,
    })
    const failed = fetch(new URL('http://sitio.example/wp-json'), plain())
    await expect(failed).rejects.toMatchObject({ kind: 'blocked' })
  })

  test('resolves the host name only once and connects to the address that was checked', async () => {
    const names = await startNameServer(['127.0.0.1'], ['127.0.0.2'])
    cleanups.push(() => names.close())
    const { port } = await site((request, response) => response.end(request.headers.host))
    const fetch = createPinnedFetch({ resolve: resolvePublicNames([names.address]), isAllowed })
    const response = await fetch(new URL(`http://sitio.example:${port}/`), plain())
    const body = new TextDecoder().decode(await readBounded(response, 1000))
    expect(body).toBe(`sitio.example:${port}`)
    expect(names.asked()).toBe(1)
  })

  test('refuses a name that resolves to loopback at the second lookup', async () => {
    const names = await startNameServer(['127.0.0.1'], ['127.0.0.2'])
    cleanups.push(() => names.close())
    const { port } = await site((_, response) => response.writeHead(302, { location: '/x' }).end())
    const fetch = createPinnedFetch({ resolve: resolvePublicNames([names.address]), isAllowed })
    const journey = followRedirects(new URL(`http://sitio.example:${port}/wp-json`), {
      outbound: fetch,
      ...plain(),
      authorization: undefined,
      allowPrivate: true,
      mayFollow: () => true,
    })
    await expect(journey).rejects.toMatchObject({ kind: 'blocked' })
    expect(names.asked()).toBe(2)
  })
})
