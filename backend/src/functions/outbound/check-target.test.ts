import { expect, test } from 'vitest'
import { checkTarget } from '../../../../supabase/functions/_shared/network/check-target.ts'
import { followRedirects } from '../../../../supabase/functions/_shared/network/follow-redirects.ts'
import type { OutboundFetch } from '../../../../supabase/functions/_shared/network/outbound.ts'

/** This list has every spelling that could reach the operator's own network. */
const REFUSED: [what: string, url: string][] = [
  ['loopback', 'http://127.0.0.1/wp-json'],
  ['loopback, other end', 'http://127.255.255.254/wp-json'],
  ['decimal', 'http://2130706433/wp-json'],
  ['decimal metadata', 'http://2852039166/wp-json'],
  ['octal', 'http://0177.0.0.1/wp-json'],
  ['octal, one number', 'http://017700000001/wp-json'],
  ['octal with zeros', 'http://0000177.0000.0000.01/wp-json'],
  ['hexadecimal', 'http://0x7f.0x0.0x0.0x1/wp-json'],
  ['hexadecimal, one number', 'http://0x7f000001/wp-json'],
  ['hexadecimal, capitals', 'http://0X7F000001/wp-json'],
  ['mixed bases', 'http://0x7f.0.0.01/wp-json'],
  ['short', 'http://127.1/wp-json'],
  ['short, three parts', 'http://127.0.1/wp-json'],
  ['short private', 'http://10.1/wp-json'],
  ['zero', 'http://0/wp-json'],
  ['zero, four parts', 'http://0.0.0.0/wp-json'],
  ['trailing dot', 'http://127.0.0.1./wp-json'],
  ['decimal with a trailing dot', 'http://2130706433./wp-json'],
  ['full-width digits', 'http://１２７.０.０.１/wp-json'],
  ['circled digits', 'http://①②⑦.⓪.⓪.①/wp-json'],
  ['ideographic dots', 'http://127。0。0。1/wp-json'],
  ['half-width ideographic dots', 'http://127｡0｡0｡1/wp-json'],
  ['percent-encoded', 'http://%31%32%37.0.0.1/wp-json'],
  ['tab inside', 'http://127.0\t.0.1/wp-json'],
  ['line break inside', 'http://127.0.\n0.1/wp-json'],
  ['backslashes', 'http:\\\\127.0.0.1\\wp-json'],
  ['userinfo that looks like the host', 'http://sitio.example@127.0.0.1/wp-json'],
  ['userinfo with a password', 'http://a:b@sitio.example/wp-json'],
  ['private 10', 'http://10.0.0.5/wp-json'],
  ['private 172', 'http://172.20.1.1/wp-json'],
  ['private 192', 'http://192.168.1.1/wp-json'],
  ['link-local', 'http://169.254.1.1/wp-json'],
  ['cloud metadata', 'http://169.254.169.254/latest/wp-json'],
  ['cloud metadata, octal', 'http://0251.0376.0251.0376/wp-json'],
  ['cloud metadata, hexadecimal', 'http://0xa9fea9fe/wp-json'],
  ['Azure metadata', 'http://168.63.129.16/wp-json'],
  ['Alibaba metadata', 'http://100.100.100.200/wp-json'],
  ['carrier-grade NAT', 'http://100.64.0.1/wp-json'],
  ['multicast', 'http://224.0.0.1/wp-json'],
  ['broadcast', 'http://255.255.255.255/wp-json'],
  ['IPv6 loopback', 'http://[::1]/wp-json'],
  ['IPv6 loopback, long', 'http://[0:0:0:0:0:0:0:1]/wp-json'],
  ['IPv6 unspecified', 'http://[::]/wp-json'],
  ['IPv6-mapped', 'http://[::ffff:127.0.0.1]/wp-json'],
  ['IPv6-mapped, hexadecimal', 'http://[::ffff:7f00:1]/wp-json'],
  ['IPv6-mapped metadata', 'http://[::ffff:a9fe:a9fe]/wp-json'],
  ['IPv6-compatible', 'http://[::127.0.0.1]/wp-json'],
  ['IPv6 translated', 'http://[::ffff:0:127.0.0.1]/wp-json'],
  ['NAT64', 'http://[64:ff9b::127.0.0.1]/wp-json'],
  ['NAT64, local', 'http://[64:ff9b:1::a00:1]/wp-json'],
  ['6to4', 'http://[2002:7f00:1::]/wp-json'],
  ['Teredo', 'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/wp-json'],
  ['unique local', 'http://[fd00:ec2::254]/wp-json'],
  ['IPv6 link-local', 'http://[fe80::1]/wp-json'],
  ['IPv6 multicast', 'http://[ff02::1]/wp-json'],
  ['localhost', 'http://localhost/wp-json'],
  ['localhost, capitals', 'http://LOCALHOST/wp-json'],
  ['localhost with a dot', 'http://localhost./wp-json'],
  ['below localhost', 'http://sitio.localhost/wp-json'],
  ['a single name', 'http://intranet/wp-json'],
  ['.local', 'http://impresora.local/wp-json'],
  ['.internal', 'http://metadata.google.internal/wp-json'],
  ['.arpa', 'http://router.home.arpa/wp-json'],
  ['other port', 'http://sitio.example:8080/wp-json'],
  ['database port', 'http://sitio.example:5432/wp-json'],
  ['ftp', 'ftp://sitio.example/wp-json'],
  ['file', 'file:///etc/passwd?rest_route='],
  ['gopher', 'gopher://sitio.example/wp-json'],
  ['data', 'data:application/json,[]#/wp-json'],
  ['javascript', 'javascript:alert(1)//wp-json'],
]

test.each(REFUSED)('refuses the target %s: %j', (_, url) => {
  expect(() => checkTarget(new URL(url), false)).toThrow(
    expect.objectContaining({ kind: 'blocked' }) as Error,
  )
})

test.each(REFUSED)('refuses a redirect to %s: %j', async (_, location) => {
  const asked: string[] = []
  const outbound: OutboundFetch = async (url) => {
    asked.push(url.href)
    return {
      status: 302,
      statusText: 'Found',
      header: (name) => (name === 'location' ? location : undefined),
      body: noBody(),
      discard: () => undefined,
    }
  }
  const journey = followRedirects(new URL('https://sitio.example/wp-json'), {
    outbound,
    headers: {},
    authorization: undefined,
    signal: new AbortController().signal,
    allowPrivate: false,
    mayFollow: () => true,
  })
  await expect(journey).rejects.toMatchObject({ kind: 'blocked' })
  expect(asked).toEqual(['https://sitio.example/wp-json'])
})

test.each(['http://256.0.0.1', 'http://0x100000000', 'http://[::1', 'http://a b/'])(
  'refuses %s, which is no URL at all',
  (url) => {
    expect(() => new URL(url)).toThrow('Invalid URL')
  },
)

test.each([
  'https://sitio.example/wp-json',
  'http://sitio.example/?rest_route=/',
  'https://sitio.example:443/wp-json',
  'http://sitio.example:80/wp-json',
  'https://sitio.example./wp-json',
  'https://inmobiliaria-núñez.example/wp-json',
  'http://8.8.8.8/wp-json',
  'https://[2606:4700:4700::1111]/wp-json',
  'https://127.0.0.1.nip.example/wp-json',
  // In a URL the backslash begins the path, so the rest is no host name.
  'http://sitio.example\\@127.0.0.1/wp-json',
])('allows %s, because the address of a name is checked when connecting', (url) => {
  expect(() => checkTarget(new URL(url), false)).not.toThrow('Invalid URL')
})

test('allows the operator’s own network when configured, but no other schemes or credentials', () => {
  expect(() => checkTarget(new URL('http://127.0.0.1:8080/'), true)).not.toThrow('Invalid URL')
  expect(() => checkTarget(new URL('ftp://127.0.0.1/'), true)).toThrow('only http and https')
  expect(() => checkTarget(new URL('http://a@127.0.0.1/'), true)).toThrow('credentials')
})

async function* noBody(): AsyncGenerator<Uint8Array> {}
