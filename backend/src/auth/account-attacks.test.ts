import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signInDelay } from './sign-in/sign-in-delay.ts'
import { createTestAuth, PASSWORD, type TestAuth } from './testing/test-auth.ts'
import { SOON } from '../../../test-support/soon.ts'

/** In these tests a stranger tries to take over somebody's account or to lock its owner out. */
let auth: TestAuth

beforeAll(async () => {
  auth = await createTestAuth({ TRUST_PROXY: 'on', RATE_LIMIT_PER_ADDRESS: 'on' })
})
afterAll(() => auth.close())

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const signIn = (email: string, password: string, address: string) =>
  auth.call('POST', '/token?grant_type=password', { body: { email, password }, ...from(address) })
const recover = (email: string, address: string) =>
  auth.call('POST', '/recover', { body: { email }, ...from(address) })
const verify = (linkToken: string | null) =>
  auth.call('POST', '/verify', { body: { type: 'recovery', token_hash: linkToken } })

async function linkTo(email: string): Promise<string | null> {
  return (await auth.mailTo(email)).token
}

async function forgetMailLimits(): Promise<void> {
  await auth.owner.query(`delete from predio.rate_limits where key like 'mail%'`)
}

test('ACC-14 wrong passwords from another network do not lock the owner out', async () => {
  await auth.call('POST', '/signup', {
    body: { email: 'duena@example.com', password: PASSWORD },
    ...from('198.51.100.1'),
  })
  for (let i = 0; i < 6; i++) await signIn('duena@example.com', 'wrong', '203.0.113.66')
  expect((await signIn('duena@example.com', PASSWORD, '203.0.113.66')).status).toBe(429)
  expect((await signIn('duena@example.com', PASSWORD, '198.51.100.1')).status).toBe(200)
  expect((await signIn('duena@example.com', PASSWORD, '198.51.100.2')).status).toBe(200)
})

test.each([
  [0, 0],
  [4, 0],
  [5, 250],
  [6, 500],
  [8, 2000],
  [9, 4000],
  [500, 4000],
])('ACC-14 after %i failed sign-ins the answer to a sign-in waits %i ms', (failures, ms) => {
  expect(signInDelay(failures)).toBe(ms)
})

describe('recovery links', () => {
  test('ACC-33 the last three recovery links stay valid, whoever asked for the others', async () => {
    await auth.signUp('enlaces@example.com')
    const links: (string | null)[] = []
    for (let i = 0; i < 4; i++) {
      await forgetMailLimits()
      await recover('enlaces@example.com', `203.0.113.${i}`)
      links.push(await linkTo('enlaces@example.com'))
    }
    expect(new Set(links).size).toBe(4)
    expect((await verify(links[0]!)).status).toBe(403)
    expect((await verify(links[1]!)).status).toBe(200)
  })

  test('ACC-33 all recovery links of an account end when one of the links was used', async () => {
    await auth.signUp('usado@example.com')
    await recover('usado@example.com', '203.0.113.1')
    const first = await linkTo('usado@example.com')
    await forgetMailLimits()
    await recover('usado@example.com', '203.0.113.2')
    expect((await verify(await linkTo('usado@example.com'))).status).toBe(200)
    expect((await verify(first)).status).toBe(403)
  })

  test('ACC-33 an earlier recovery link ends after its own hour', async () => {
    await auth.signUp('tarde@example.com')
    await recover('tarde@example.com', '203.0.113.1')
    const first = await linkTo('tarde@example.com')
    await forgetMailLimits()
    await recover('tarde@example.com', '203.0.113.2')
    await auth.owner.query(
      `update predio.earlier_links set sent_at = now() - interval '61 minutes'`,
    )
    expect((await verify(first)).status).toBe(403)
  })

  test('recovery links are stored as hashes only', async () => {
    await auth.signUp('copia@example.com')
    await recover('copia@example.com', '203.0.113.9')
    const link = await linkTo('copia@example.com')
    const { rows } = await auth.owner.query<{ token_hash: string }>(
      `select token_hash from auth.one_time_tokens
       where relates_to = 'copia@example.com' and token_type = 'recovery_token'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.token_hash).not.toBe(link)
    expect((await verify(rows[0]!.token_hash)).status).toBe(403)
  })
})

test('ACC-34 one network cannot try the six-digit codes of many accounts', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 31; i++) {
    const body = { type: 'recovery', token: '000000', email: `cuenta-${i}@example.com` }
    statuses.push((await auth.call('POST', '/verify', { body, ...from('192.0.2.5') })).status)
  }
  expect(statuses.at(0)).toBe(403)
  expect(statuses.at(-1)).toBe(429)
})

describe('accounts signed up with somebody else’s address', () => {
  const share = (userId: string) =>
    auth.owner.query<{ id: string }>(
      `with d as (
         insert into public.documents (user_id, name) values ($1, 'Contrato') returning id
       )
       insert into public.document_shares (user_id, document_id, token_hash)
       select $1, id, encode(sha256(id::text::bytea), 'hex') from d returning id`,
      [userId],
    )
  const openShares = async (userId: string) =>
    (
      await auth.owner.query(
        'select 1 from public.document_shares where user_id = $1 and revoked_at is null',
        [userId],
      )
    ).rowCount

  async function recovered(email: string) {
    await recover(email, '198.51.100.9')
    const { status, body } = await verify(await linkTo(email))
    expect(status).toBe(200)
    return body
  }

  test('ACC-38 when an address’s owner recovers an account that a stranger made, session, password, pending change and shared links end', async () => {
    const email = 'victima@example.com'
    const thief = await auth.signUp(email)
    await auth.call('PUT', '/user', {
      token: thief.access_token,
      body: { email: 'ladron@example.com', current_password: PASSWORD },
    })
    const change = await linkTo(email)
    await share(thief.user.id)

    const owner = await recovered(email)
    expect((await auth.refresh(thief.refresh_token)).status).toBe(400)
    expect((await auth.call('GET', '/user', { token: thief.access_token })).body.code).toBe(
      'session_not_found',
    )
    expect((await signIn(email, PASSWORD, '203.0.113.66')).status).toBe(400)
    const moved = await auth.call('POST', '/verify', {
      body: { type: 'email_change', token_hash: change },
    })
    expect(moved.status).toBe(403)
    expect(await openShares(thief.user.id)).toBe(0)
    const { rows } = await auth.owner.query<{ message: string }>(
      `select message from public.notifications where user_id = $1 and title = 'Recuperaste tu cuenta'`,
      [thief.user.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.message).toContain('dejó de funcionar 1 enlace compartido')

    const chosen = await auth.call('PUT', '/user', {
      token: owner.access_token,
      body: { password: 'De-la-duena-1' },
    })
    expect(chosen.status).toBe(200)
    expect((await signIn(email, 'De-la-duena-1', '198.51.100.9')).status).toBe(200)
  })

  test('a second recovery keeps the links that the owner shared after the first one', async () => {
    const email = 'de-veras@example.com'
    const { user } = await auth.signUp(email)
    await recovered(email)
    await share(user.id)
    await forgetMailLimits()
    await recovered(email)
    expect(await openShares(user.id)).toBe(1)
  })
})

describe('whether an address has an account', () => {
  test('the time of a slow mail server does not reveal whether an address has an account', async () => {
    let reached = 0
    const slow = { send: () => new Promise<void>(() => void reached++) }
    const mailing = await createTestAuth({ SMTP_URL: 'smtp://127.0.0.1:1' }, slow)
    await mailing.signUp('existe@example.com')
    reached = 0
    for (const email of ['existe@example.com', 'no-existe@example.com']) {
      for (const [path, body] of [
        ['/recover', { email }],
        ['/otp', { email, create_user: false }],
        ['/resend', { email, type: 'signup' }],
      ] as const) {
        await mailing.owner.query('delete from predio.rate_limits')
        const answer = await mailing.call('POST', path, { body })
        expect([path, answer.status, answer.body]).toEqual([path, 200, {}])
      }
    }
    await vi.waitFor(() => expect(reached).toBe(3), SOON)
    await mailing.close()
  })
})
