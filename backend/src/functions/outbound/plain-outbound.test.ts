import { afterEach, expect, test, vi } from 'vitest'
import { createPlainOutbound } from '../../../../supabase/functions/_shared/deno/plain-outbound.ts'
import { readBounded } from '../../../../supabase/functions/_shared/network/read-bounded.ts'
import { startSite } from '../testing/local-site.ts'

afterEach(() => vi.unstubAllGlobals())

const init = () => ({ headers: {}, signal: new AbortController().signal })

test.each([
  'http://127.0.0.1/wp-json',
  'http://2130706433/wp-json',
  'http://[::ffff:7f00:1]/wp-json',
  'http://169.254.169.254/wp-json',
  'http://metadata.google.internal/wp-json',
  'http://sitio.example:8080/wp-json',
])('refuses the address %s without sending a request', async (url) => {
  const fetched = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetched)
  const failed = createPlainOutbound(false)(new URL(url), init())
  await expect(failed).rejects.toMatchObject({ kind: 'blocked' })
  expect(fetched).not.toHaveBeenCalled()
})

test('reads an answer and follows no redirect', async () => {
  const site = await startSite((_, response) =>
    response.writeHead(302, { location: '/x' }).end('body'),
  )
  const response = await createPlainOutbound(true)(site.url(), init())
  expect([response.status, response.header('location')]).toEqual([302, '/x'])
  expect(new TextDecoder().decode(await readBounded(response, 100))).toBe('body')
  await site.close()
})

test.each([
  ['dns', 'client error (Connect): dns error: failed to lookup address information: not known'],
  ['refused', 'client error (Connect): tcp connect error: Connection refused (os error 111)'],
  ['tls', 'client error (Connect): invalid peer certificate: UnknownIssuer'],
  ['tls', 'client error (Connect): received corrupt message of type InvalidContentType'],
  ['timeout', 'client error (Connect): tcp connect error: Connection timed out (os error 110)'],
])('names the failure of a fetch %s: %s', async (kind, message) => {
  vi.stubGlobal('fetch', () =>
    Promise.reject(new TypeError('error sending request', { cause: message })),
  )
  const failed = createPlainOutbound(false)(new URL('https://sitio.example'), init())
  await expect(failed).rejects.toMatchObject({ kind })
})

test('names the failure timeout when the signal ended', async () => {
  const site = await startSite(() => undefined)
  const signal = AbortSignal.abort()
  const failed = createPlainOutbound(true)(site.url(), { headers: {}, signal })
  await expect(failed).rejects.toMatchObject({ kind: 'timeout' })
  await site.close()
})
