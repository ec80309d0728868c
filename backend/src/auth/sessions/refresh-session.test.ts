import { decodeJwt } from 'jose'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashStoredTokens } from './hash-stored-tokens.ts'
import { createTestAuth, type TestAuth } from '../testing/test-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await createTestAuth()
})
afterAll(() => auth.close())

const hash = (token: string) => auth.services.keyring.refreshTokens.hash(token)
const age = (token: string, interval: string) =>
  auth.owner.query(
    'update auth.refresh_tokens set updated_at = now() - $2::interval where token = $1',
    [hash(token), interval],
  )

describe('refreshing a session', () => {
  test('a refresh rotates the token and keeps the session and its proof', async () => {
    const first = await auth.signUp('rota@example.com')
    const { status, body } = await auth.refresh(first.refresh_token)
    expect(status).toBe(200)
    expect(body.refresh_token).toMatch(/^[\w-]{22}$/)
    expect(body.refresh_token).not.toBe(first.refresh_token)
    const [before, after] = [decodeJwt(first.access_token), decodeJwt(body.access_token)]
    expect(after['session_id']).toBe(before['session_id'])
    expect(after['amr']).toMatchObject([{ method: 'password' }])
    expect(body.user.id).toBe(first.user.id)
    const { rows } = await auth.owner.query(
      'select token, parent, revoked from auth.refresh_tokens where session_id = $1 order by id',
      [before['session_id']],
    )
    expect(rows).toEqual([
      { token: hash(first.refresh_token), parent: null, revoked: true },
      { token: hash(body.refresh_token), parent: hash(first.refresh_token), revoked: false },
    ])
    // The stored hash is not accepted as a token.
    expect((await auth.refresh(rows[1].token)).status).toBe(400)
    const session = await auth.owner.query('select refreshed_at from auth.sessions where id = $1', [
      before['session_id'],
    ])
    expect(session.rows[0].refreshed_at).not.toBeNull()
    // The first token's amr time is the moment of signing; later tokens take it from the stored proof.
    const again = await auth.refresh(body.refresh_token)
    expect(decodeJwt(again.body.access_token)['amr']).toEqual(after['amr'])
  })

  test('ACC-23 a refresh repeats a lost answer for a minute, and later the token counts as stolen', async () => {
    const first = await auth.signUp('lost@example.com')
    const second = await auth.refresh(first.refresh_token)
    await age(first.refresh_token, '50 seconds')
    const again = await auth.refresh(first.refresh_token)
    expect(again.status).toBe(200)
    expect(again.body.refresh_token).toBe(second.body.refresh_token)
    await age(first.refresh_token, '61 seconds')
    expect((await auth.refresh(first.refresh_token)).status).toBe(400)
    expect((await auth.refresh(second.body.refresh_token)).status).toBe(400)
  })

  test('ACC-64 tokens that an earlier version stored in the clear keep working, and become hashes', async () => {
    const first = await auth.signUp('antes@example.com')
    const second = await auth.refresh(first.refresh_token)
    await auth.owner.query(
      `update auth.refresh_tokens set token = case when revoked then 'antesantes22' else 'ahoraahora22' end,
         parent = case when revoked then null else 'antesantes22' end
       where token in ($1, $2)`,
      [hash(first.refresh_token), hash(second.body.refresh_token)],
    )
    const { database, keyring } = auth.services
    for (const _ of [1, 2])
      await hashStoredTokens(database, keyring.refreshTokens, pino({ enabled: false }))
    const { rowCount } = await auth.owner.query(
      `select from auth.refresh_tokens where token not like 'hmac:%' or parent not like 'hmac:%'`,
    )
    expect(rowCount).toBe(0)
    // The token of the earlier version cannot be repeated after a lost answer, so the client gets another one.
    const repeated = await auth.refresh('antesantes22')
    expect(repeated.status).toBe(200)
    const refreshed = await auth.refresh('ahoraahora22')
    expect(refreshed.status).toBe(200)
    for (const { body } of [repeated, refreshed]) {
      expect((await auth.refresh(body.refresh_token)).status).toBe(200)
    }
  })

  test('ACC-23 two tabs and a lost answer end with one token that works, while an earlier copy fails', async () => {
    const first = await auth.signUp('pestanas@example.com')
    const [tab, other] = await Promise.all([
      auth.refresh(first.refresh_token),
      auth.refresh(first.refresh_token),
    ])
    expect(other.body.refresh_token).toBe(tab.body.refresh_token)
    // The answer with the next token is lost, then the other tab sends the first token again.
    const lost = await auth.refresh(tab.body.refresh_token)
    const again = await auth.refresh(tab.body.refresh_token)
    expect(again.body.refresh_token).toBe(lost.body.refresh_token)
    await age(first.refresh_token, '11 seconds')
    expect((await auth.refresh(again.body.refresh_token)).status).toBe(200)
    expect((await auth.refresh(first.refresh_token)).body.code).toBe('refresh_token_already_used')
  })

  test('ACC-24 a session that was not used for thirty days cannot be refreshed', async () => {
    const { refresh_token: token } = await auth.signUp('idle@example.com')
    await auth.owner.query(
      `update auth.sessions set created_at = now() - interval '31 days', refreshed_at = null
       where user_id = (select id from auth.users where email = 'idle@example.com')`,
    )
    expect((await auth.refresh(token)).status).toBe(400)
  })

  test('an older refresh token gets a new token within ten seconds', async () => {
    const first = await auth.signUp('tabs@example.com')
    const second = await auth.refresh(first.refresh_token)
    const third = await auth.refresh(second.body.refresh_token)
    const again = await auth.refresh(first.refresh_token)
    expect(again.status).toBe(200)
    expect(again.body.refresh_token).not.toBe(third.body.refresh_token)
    expect((await auth.refresh(third.body.refresh_token)).status).toBe(200)
  })

  test('an older refresh token used later ends the whole family, and the database stores this end', async () => {
    const first = await auth.signUp('theft@example.com')
    const second = await auth.refresh(first.refresh_token)
    const third = await auth.refresh(second.body.refresh_token)
    await age(first.refresh_token, '11 seconds')
    const expected = {
      status: 400,
      body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    }
    expect(await auth.refresh(first.refresh_token)).toMatchObject(expected)
    // The newest token was revoked a moment ago, and the reuse interval must not revive it.
    expect(await auth.refresh(third.body.refresh_token)).toMatchObject(expected)
    const other = await auth.signIn('theft@example.com')
    expect((await auth.refresh(other.body.refresh_token)).status).toBe(200)
  })

  test('many refreshes at once with one token all get a session of the same family', async () => {
    const first = await auth.signUp('parallel@example.com')
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => auth.refresh(first.refresh_token)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(25).fill(200))
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
  })

  test('a refresh of a session that stays locked answers 409 after five seconds', async () => {
    const first = await auth.signUp('stuck@example.com')
    await auth.owner.query('begin')
    try {
      await auth.owner.query('select 1 from auth.sessions where id = $1 for update', [
        decodeJwt(first.access_token)['session_id'],
      ])
      expect(await auth.refresh(first.refresh_token)).toMatchObject({
        status: 409,
        body: {
          code: 'conflict',
          message:
            'Too many concurrent token refresh requests on the same session or refresh token',
        },
      })
    } finally {
      await auth.owner.query('rollback')
    }
    expect((await auth.refresh(first.refresh_token)).status).toBe(200)
  })

  test('a refresh refuses a banned user and an expired session', async () => {
    const banned = await auth.signUp('ban@example.com')
    await auth.owner.query(`update auth.users set banned_until = 'infinity' where id = $1`, [
      banned.user.id,
    ])
    expect(await auth.refresh(banned.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'user_banned', message: 'Invalid Refresh Token: User Banned' },
    })
    const expired = await auth.signUp('expired@example.com')
    await auth.owner.query(`update auth.sessions set not_after = now() where user_id = $1`, [
      expired.user.id,
    ])
    expect((await auth.refresh(expired.refresh_token)).body.code).toBe('session_expired')
  })

  test('the number of refreshes of one session is limited', async () => {
    let { refresh_token: token } = await auth.signUp('loop@example.com')
    await auth.owner.query(
      `insert into predio.rate_limits (key, window_ends_at, count) select 'refresh:session:' || session_id, now() + interval '1 minute', 149
       from auth.refresh_tokens where token = $1`,
      [hash(token)],
    )
    token = (await auth.refresh(token)).body.refresh_token
    expect(await auth.refresh(token)).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit' },
    })
  })

  test.each([
    ['', 400, 'validation_failed', 'Refresh token is not valid'],
    ['short', 400, 'validation_failed', 'Refresh token is not valid'],
    ["abcdefghij'--", 400, 'validation_failed', 'Refresh token is not valid'],
    [
      'abcdefghijkl',
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    ],
  ])('refuses %j as a refresh token', async (token, status, code, message) => {
    expect(await auth.refresh(token)).toMatchObject({ status, body: { code, message } })
  })

  test('refuses to refresh a signed-out session', async () => {
    const { refresh_token: refreshToken, access_token: token } =
      await auth.signUp('bye@example.com')
    await auth.call('POST', '/logout?scope=local', { token })
    expect((await auth.refresh(refreshToken)).body.code).toBe('refresh_token_not_found')
  })
})

describe('trouble with the database', () => {
  test('ACC-22 trouble with the database is a 5xx on /token, never a 4xx that would sign people out', async () => {
    const broken = await createTestAuth()
    const { refresh_token: token } = await broken.signUp('down@example.com')
    await broken.owner.query('alter table auth.refresh_tokens rename to gone')
    const { status, body } = await broken.refresh(token)
    expect(status).toBe(500)
    expect(body.code).toBe('unexpected_failure')
    await broken.services.database.close()
    expect((await broken.refresh(token)).status).toBe(500)
    expect((await broken.signIn('down@example.com')).status).toBe(500)
    await broken.close().catch(() => undefined)
  })
})
