import { beforeAll, describe, expect, it } from 'vitest'
import { signedUp, type Person } from '../support/clients.ts'
import { refusalOf, type Refusal } from '../support/functions.ts'
import { functions } from '../support/http.ts'

let ana: Person
beforeAll(async () => {
  ana = await signedUp()
})

async function refused(body: Record<string, unknown>, { client } = ana): Promise<Refusal> {
  return refusalOf(await client.functions.invoke('site-proxy', { body }))
}

describe('SITE-25 an address that is not public', () => {
  it.each([
    ['loopback', 'http://127.0.0.1/wp-json'],
    ['loopback, elsewhere in its range', 'http://127.8.9.10/wp-json'],
    ['as one decimal number', 'http://2130706433/wp-json'],
    ['in octal', 'http://0177.0.0.1/wp-json'],
    ['as one octal number', 'http://017700000001/wp-json'],
    ['in hexadecimal', 'http://0x7f.0x0.0x0.0x1/wp-json'],
    ['as one hexadecimal number', 'http://0x7f000001/wp-json'],
    ['shortened', 'http://127.1/wp-json'],
    ['of any interface', 'http://0.0.0.0/wp-json'],
    ['zero', 'http://0/wp-json'],
    ['IPv6 loopback', 'http://[::1]/wp-json'],
    ['IPv4 within IPv6', 'http://[::ffff:127.0.0.1]/wp-json'],
    ['IPv4 within IPv6, in hexadecimal', 'http://[::ffff:7f00:1]/wp-json'],
    ['IPv4 compatible IPv6', 'http://[::127.0.0.1]/wp-json'],
    ['NAT64', 'http://[64:ff9b::7f00:1]/wp-json'],
    ['6to4', 'http://[2002:7f00:1::]/wp-json'],
    ['unique local IPv6', 'http://[fd00::1]/wp-json'],
    ['link-local IPv6', 'http://[fe80::1]/wp-json'],
    ['private, 10', 'http://10.0.0.1/wp-json'],
    ['private, 172.16', 'http://172.16.0.1/wp-json'],
    ['private, 192.168', 'https://192.168.1.1/wp-json'],
    ['carrier-grade NAT', 'http://100.64.0.1/wp-json'],
    ['the metadata of clouds', 'http://169.254.169.254/wp-json'],
    ['multicast', 'http://224.0.0.1/wp-json'],
    ['broadcast', 'http://255.255.255.255/wp-json'],
    ['in full-width digits', 'http://１２７.０.０.１/wp-json'],
    ['with enclosed dots', 'http://127。0。0。1/wp-json'],
    ['percent-encoded', 'http://%31%32%37.0.0.1/wp-json'],
    ['localhost', 'http://localhost/wp-json'],
    ['localhost with a dot', 'http://localhost./wp-json'],
    ['below localhost', 'http://sitio.localhost/wp-json'],
    ['a name without a dot', 'http://intranet/wp-json'],
    ['an inner name', 'http://sitio.internal/wp-json'],
    ['a local name', 'http://impresora.local/wp-json'],
    ['another port', 'http://sitio.example:8080/wp-json'],
    ['the port of a database', 'http://sitio.example:5432/wp-json'],
    ['another scheme', 'ftp://sitio.example/wp-json'],
    ['a file', 'file:///etc/passwd?rest_route=/'],
    ['credentials', 'http://a:b@sitio.example/wp-json'],
    ['credentials that hide the host', 'http://sitio.example@127.0.0.1/wp-json'],
  ])('refuses an address that is not public: %s', async (_, url) => {
    const { status, body } = await refused({ url, key: '' })
    expect([url, status, body]).toMatchObject([
      url,
      403,
      {
        error: 'site_blocked',
        kind: 'blocked',
        status: null,
        message: 'Por seguridad, no se puede leer esa dirección.',
        text: expect.any(String),
      },
    ])
  })

  it('refuses an address that is not public as the saved site too', async () => {
    const agent = await signedUp()
    const wordpress_url = 'http://127.0.0.1'
    await agent.client.from('user_settings').insert({ wordpress_url })
    const { status, body } = await refused({ url: `${wordpress_url}/wp-json` }, agent)
    expect([status, body['kind']]).toEqual([403, 'blocked'])
  })
})

describe('SITE-22 a site', () => {
  it('refuses a site when the agent has configured no site', async () => {
    const { status, body } = await refused({ url: 'https://casas.example/wp-json' })
    expect([status, body]).toMatchObject([403, { error: 'site_not_configured', kind: 'blocked' }])
  })

  it('refuses a site other than the one that the agent configured', async () => {
    const agent = await signedUp()
    const wordpress_url = 'https://casas.example'
    await agent.client.from('user_settings').insert({ wordpress_url })
    for (const url of [
      'https://otra.example/wp-json',
      'https://casas.example.otra.example/wp-json',
      'https://blog.casas.example/wp-json',
    ]) {
      const { status, body } = await refused({ url }, agent)
      expect([url, status, body['error']]).toEqual([url, 403, 'site_other_host'])
    }
  })

  it('refuses a site that only another agent configured', async () => {
    const agent = await signedUp()
    const wordpress_url = 'https://ajena.example'
    await agent.client.from('user_settings').insert({ wordpress_url })
    const { body } = await refused({ url: `${wordpress_url}/wp-json` })
    expect(body['error']).toBe('site_not_configured')
  })

  it('asks a site that the agent only tests for REST and nothing else', async () => {
    const { status, body } = await refused({ url: 'https://casas.example/foto.jpg', key: '' })
    expect([status, body['error']]).toEqual([403, 'site_not_rest'])
  })
})

describe('a question', () => {
  it.each([
    ['no address', {}],
    ['an address that is none', { url: 'casas' }],
    ['a time that is none', { url: 'https://casas.example/wp-json', timeoutMs: 'mucho' }],
    ['a key that is none', { url: 'https://casas.example/wp-json', key: 7 }],
  ])('refuses a proxy request with %s', async (_, body) => {
    const answer = await refused(body)
    expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_request'])
  })

  it('refuses a proxy request without a session', async () => {
    const body = { url: 'https://casas.example/wp-json', key: '' }
    const { status, body: refusal } = await functions('/site-proxy', { method: 'POST', body })
    expect(status).toBe(401)
    expect(refusal).toMatchObject({ error: 'unauthorized' })
  })

  it('refuses a proxy request by GET with a key, because addresses are written to logs', async () => {
    const query = new URLSearchParams({ url: 'https://casas.example/wp-json', key: 'a:b' })
    const { status } = await functions(`/site-proxy?${query.toString()}`, {
      bearer: ana.session.access_token,
    })
    expect(status).toBe(400)
  })
})
