import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestFunctions, type Agent, type TestFunctions } from './testing/test-functions.ts'

let server: TestFunctions
let ana: Agent

beforeAll(async () => {
  server = await createTestFunctions()
  ana = await server.signUp('ana@example.com')
  await server.owner.query(
    `update profiles set full_name = 'Ana Núñez', phone = '+529991234567' where id = $1`,
    [ana.id],
  )
})
afterAll(async () => server.close())

const open = (token: unknown) => server.call('privacy-notice', { body: { action: 'open', token } })

async function one<Row extends object>(text: string, values: unknown[]): Promise<Row> {
  return (await server.owner.query<Row>(text, values)).rows[0]!
}

async function publish(text: string): Promise<string> {
  await server.owner.query(
    `insert into privacy_notices (user_id, answers, simple_text, full_text) values ($1, '{}', $2, $3)`,
    [ana.id, `Breve ${text}`, `Entero ${text}`],
  )
  const { body } = await server.call('secrets', {
    token: ana.token,
    body: { action: 'read', name: 'notice' },
  })
  return (body as { key: string }).key
}

async function select(): Promise<{ token: string; clientId: string }> {
  const token = randomBytes(32).toString('base64url')
  const { id: clientId } = await one<{ id: string }>(
    `insert into clients (user_id, type, first_name, last_name) values ($1, 'comprador', 'Valeria', 'Pech') returning id`,
    [ana.id],
  )
  await server.owner.query(
    `insert into selections (user_id, client_id, title, token_hash, expires_at) values ($1, $2, 'Casas', $3, '2099-01-01')`,
    [ana.id, clientId, createHash('sha256').update(token).digest('hex')],
  )
  return { token, clientId }
}

test('PRIV-06 a notice’s page shows the newest version and who the agent is, and keeps search engines away', async () => {
  await publish('uno')
  const token = await publish('dos')
  const { status, body, headers } = await open(token)
  expect(status).toBe(200)
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(body).toMatchObject({
    version: 2,
    simple: 'Breve dos',
    full: 'Entero dos',
    agent: { name: 'Ana Núñez', noticePath: `/aviso/${token}` },
  })
  expect(Object.keys(body as object).toSorted()).toEqual([
    'agent',
    'full',
    'publishedAt',
    'simple',
    'version',
  ])
})

test.each([['a'.repeat(32)], ['corta'], [''], [null], [7], [{ a: 1 }], ["' or 1=1"]])(
  'PRIV-06 answers 404 to the token %j, as to any guess',
  async (token) => {
    const { status, body } = await open(token)
    expect(status).toBe(404)
    expect(body).toMatchObject({ error: 'share_not_found' })
  },
)

test('PRIV-05 a replaced address of a privacy notice opens nothing', async () => {
  const token = await publish('tres')
  await server.owner.query('select private.set_notice_token($1, $2)', [ana.id, 'b'.repeat(32)])
  expect((await open(token)).status).toBe(404)
  expect((await open('b'.repeat(32))).status).toBe(200)
})

test('PRIV-34 the notice’s token is encrypted after its first read, and its page opens also with another SECRETS_KEY', async () => {
  const token = await publish('encriptado')
  const stored = () =>
    one<{ ciphertext: string; plain_text: string | null; token_hash: string }>(
      `select ciphertext, plain_text, token_hash from user_secrets where user_id = $1 and name = 'notice'`,
      [ana.id],
    )
  const row = await stored()
  expect(row.plain_text).toBeNull()
  expect(row.token_hash).toBe(createHash('sha256').update(token).digest('hex'))
  expect(JSON.stringify(row)).not.toContain(token)
  await server.owner.query(
    `update user_secrets set ciphertext = $2 where user_id = $1 and name = 'notice'`,
    [ana.id, 'A'.repeat(60)],
  )
  const { status, body } = await open(token)
  expect(status).toBe(200)
  expect(body).toMatchObject({ agent: { noticePath: null } })
  await server.owner.query('update user_secrets set ciphertext = $2 where ciphertext = $1', [
    'A'.repeat(60),
    row.ciphertext,
  ])
  expect((await open(token)).body).toMatchObject({ agent: { noticePath: `/aviso/${token}` } })
})

test('PRIV-07 PRIV-12 a selection links to the privacy notice, and records the consent of its client once', async () => {
  await publish('cuatro')
  const { token, clientId } = await select()
  const page = async () =>
    (await server.call('selection', { body: { action: 'open', token } })).body as {
      agent: { noticePath: string }
      consent: { noticeId: string; isGiven: boolean }
    }
  const { agent, consent } = await page()
  expect(agent.noticePath).toMatch(/^\/aviso\/[0-9a-f]{32}$/)
  expect(consent.isGiven).toBe(false)
  const accept = (noticeId: unknown) =>
    server.call('selection', { body: { action: 'consent', token, noticeId } })
  expect((await accept(randomUUID())).status).toBe(404)
  expect((await accept('no')).status).toBe(400)
  expect((await accept(consent.noticeId)).body).toEqual({ accepted: true })
  expect((await accept(consent.noticeId)).body).toEqual({ accepted: true })
  expect((await page()).consent.isGiven).toBe(true)
  const { rows } = await server.owner.query(
    'select method, notice_id from client_consents where client_id = $1',
    [clientId],
  )
  expect(rows).toEqual([{ method: 'link', notice_id: consent.noticeId }])
  const wrong = await server.call('selection', {
    body: { action: 'consent', token: 'otro', noticeId: consent.noticeId },
  })
  expect(wrong.status).toBe(404)
})

test('PRIV-06 limits openings of privacy notices per address', async () => {
  const limited = await createTestFunctions({ variables: { RATE_LIMIT_PER_ADDRESS: 'on' } })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 61; attempt++) {
    const { status } = await limited.call('privacy-notice', { body: { token: 'a'.repeat(32) } })
    statuses.push(status)
  }
  await limited.close()
  expect(statuses).toEqual([...Array(60).fill(404), 429])
})
