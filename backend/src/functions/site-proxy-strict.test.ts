import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onDeno } from './testing/deno-functions.ts'
import { createTestFunctions, type Agent, type TestFunctions } from './testing/test-functions.ts'

/** Deno's plain fetch accepts no resolver, so these tests need our runtime; plain-outbound.test.ts tests what that fetch refuses. */
describe.skipIf(onDeno)('SITE-25 site-proxy without SITE_PROXY_ALLOW_PRIVATE', () => {
  let strict: TestFunctions
  let agent: Agent
  const answers = new Map([
    ['publico.example', ['8.8.8.8']],
    ['trampa.example', ['127.0.0.1']],
    ['mixto.example', ['8.8.8.8', '10.0.0.1']],
    ['seis.example', ['::1']],
  ])

  beforeAll(async () => {
    strict = await createTestFunctions({
      resolve: (name) => Promise.resolve(answers.get(name) ?? []),
    })
    agent = await strict.signUp('ana@example.com')
  })
  afterAll(async () => strict.close())

  test.each([
    'http://127.0.0.1/wp-json',
    'http://2130706433/wp-json',
    'http://0177.0.0.1/wp-json',
    'http://0x7f000001/wp-json',
    'http://[::ffff:127.0.0.1]/wp-json',
    'http://localhost/wp-json',
    'http://publico.example:8080/wp-json',
    'http://trampa.example/wp-json',
    'https://trampa.example/wp-json',
    'http://trampa.example./wp-json',
    'http://mixto.example/wp-json',
    'http://seis.example/wp-json',
    'ftp://publico.example/wp-json',
    'http://a:b@publico.example/wp-json',
  ])('without SITE_PROXY_ALLOW_PRIVATE the proxy refuses %s', async (url) => {
    const body = { url, key: '' }
    const answer = await strict.call('site-proxy', { token: agent.token, body })
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ error: 'site_blocked', kind: 'blocked', status: null })
    expect(answer.body['message']).toBe('Por seguridad, no se puede leer esa dirección.')
  })

  test.each([
    ['page', 'http://trampa.example/casa'],
    ['page', 'http://127.0.0.1/casa'],
    ['picture', 'http://mixto.example/1.jpg'],
    ['picture', 'http://publico.example:8080/1.jpg'],
  ])('LIMP-20 refuses to import a %s at %s', async (kind, url) => {
    const body = { url, import: kind }
    const answer = await strict.call('site-proxy', { token: agent.token, body })
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ error: 'site_blocked', kind: 'blocked' })
  })

  test('refuses a saved site whose name resolves to an internal address as well', async () => {
    await strict.owner.query(`insert into user_settings (user_id, wordpress_url) values ($1, $2)`, [
      agent.id,
      'http://trampa.example',
    ])
    const body = { url: 'http://www.trampa.example/wp-json' }
    answers.set('www.trampa.example', ['192.168.1.10'])
    const answer = await strict.call('site-proxy', { token: agent.token, body })
    expect(answer.body).toMatchObject({ kind: 'blocked' })
  })

  test('the proxy says that the site’s host name does not exist', async () => {
    const body = { url: 'http://no-existe.example/wp-json', key: '' }
    const answer = await strict.call('site-proxy', { token: agent.token, body })
    expect(answer.status).toBe(424)
    expect(answer.body).toMatchObject({ error: 'site_unknown', kind: 'dns' })
  })
})
