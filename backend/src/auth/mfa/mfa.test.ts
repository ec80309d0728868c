import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SOON } from '../../../../test-support/soon.ts'
import { totpCode } from '../../../../test-support/totp-code.ts'
import { removeExpired } from '../sessions/remove-expired.ts'
import { createTestAuth, PASSWORD, type TestAuth } from '../testing/test-auth.ts'

let auth: TestAuth

beforeAll(async () => {
  auth = await createTestAuth({ TRUST_PROXY: 'on' })
})
afterAll(() => auth.close())

interface Factor {
  id: string
  secret: string
}

function fieldsOf<Fields>(answer: { body: unknown }): Fields {
  return answer.body as Fields
}

async function enroll(token: string, name = ''): Promise<Factor> {
  const answer = await auth.call('POST', '/factors', {
    token,
    body: { factor_type: 'totp', friendly_name: name },
  })
  expect(answer.status).toBe(200)
  const { id, totp } = fieldsOf<{ id: string; totp: { secret: string } }>(answer)
  return { id, secret: totp.secret }
}

async function verify(token: string, id: string, code: string) {
  const challenge = await auth.call('POST', `/factors/${id}/challenge`, { token, body: {} })
  return auth.call('POST', `/factors/${id}/verify`, {
    token,
    body: { challenge_id: challenge.body.id, code },
  })
}

async function withFactor(email: string) {
  const { access_token: first, user } = await auth.signUp(email)
  const factor = await enroll(first, 'Teléfono')
  const { status, body } = await verify(first, factor.id, totpCode(factor.secret))
  expect(status).toBe(200)
  return { ...factor, email, user: user.id, first, token: body.access_token }
}

async function signInAgain(email: string): Promise<string> {
  return (await auth.signIn(email)).body.access_token
}

async function ownerReads<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
  return (await auth.owner.query<Row>(text, values)).rows
}

describe('a challenge', () => {
  async function challenged(email: string) {
    const { access_token: token } = await auth.signUp(email)
    const { id, secret } = await enroll(token)
    const { body } = await auth.call('POST', `/factors/${id}/challenge`, { token, body: {} })
    const answer = (headers: Record<string, string> = {}) =>
      auth.call('POST', `/factors/${id}/verify`, {
        token,
        body: { challenge_id: body.id, code: totpCode(secret) },
        headers,
      })
    return { challengeId: body.id, answer }
  }

  test('a challenge is accepted only from the network address that asked for the challenge', async () => {
    const { answer } = await challenged('direccion@example.com')
    expect(await answer({ 'x-forwarded-for': '203.0.113.9' })).toMatchObject({
      status: 422,
      body: {
        code: 'mfa_ip_address_mismatch',
        message: 'Challenge and verify IP addresses mismatch.',
      },
    })
    expect((await answer()).status).toBe(200)
  })

  test('a challenge ends after five minutes', async () => {
    const { answer, challengeId } = await challenged('tarde@example.com')
    await auth.owner.query(
      `update auth.mfa_challenges set created_at = now() - interval '301 seconds' where id = $1`,
      [challengeId],
    )
    expect(await answer()).toMatchObject({
      status: 422,
      body: {
        code: 'mfa_challenge_expired',
        message: `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
      },
    })
  })

  test('of two requests at once only one can answer a challenge', async () => {
    const { answer } = await challenged('a-la-vez@example.com')
    const statuses = (await Promise.all([answer(), answer()])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422])
  })
})

describe('the secret of an app', () => {
  test('the secret of an authenticator app is stored encrypted, and its factor is bound to its owner', async () => {
    const { id, secret } = await withFactor('secreto@example.com')
    const rows = await ownerReads<{ row: string }>(
      'select to_jsonb(f)::text as row from auth.mfa_factors f where id = $1',
      [id],
    )
    expect(rows[0]?.row).not.toContain(secret)
    const other = await withFactor('otra@example.com')
    await auth.owner.query(
      'update auth.mfa_factors set secret = (select secret from auth.mfa_factors where id = $1) where id = $2',
      [other.id, id],
    )
    const token = await signInAgain('secreto@example.com')
    const answer = await verify(token, id, totpCode(other.secret, 1))
    expect(answer.body.code).toBe('mfa_verification_failed')
  })
})

describe('codes', () => {
  test('ACC-50 codes of the half minute before and after are accepted, and earlier or later ones are not', async () => {
    const { id, secret, email } = await withFactor('reloj@example.com')
    const token = await signInAgain(email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000 })
    try {
      const late = totpCode(secret)
      vi.setSystemTime(Date.now() + 60_000)
      expect((await verify(token, id, late)).body.code).toBe('mfa_verification_failed')
      vi.setSystemTime(Date.now() - 30_000)
      expect((await verify(token, id, late)).status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })

  test('ACC-51 five wrong codes lock the second factor for 15 minutes, and twenty wrong codes for a day', async () => {
    const { id, secret, email, user } = await withFactor('adivina@example.com')
    const token = await signInAgain(email)
    const right = totpCode(secret, 1)
    const wrong = right === '000000' ? '111111' : '000000'
    for (let count = 0; count < 5; count++) {
      expect((await verify(token, id, wrong)).status).toBe(422)
    }
    const refused = await verify(token, id, right)
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900)

    await auth.owner.query(`delete from predio.rate_limits where key = 'totp:user:' || $1`, [user])
    await auth.owner.query(
      `update predio.rate_limits set count = 20 where key = 'totp-day:user:' || $1`,
      [user],
    )
    const tomorrow = await verify(token, id, right)
    expect(tomorrow.status).toBe(429)
    expect(Number(tomorrow.headers.get('retry-after'))).toBeGreaterThan(3600)
  })

  test('ACC-50 only one of many codes that arrive at once is accepted', async () => {
    const { id, secret, email } = await withFactor('rafaga@example.com')
    const token = await signInAgain(email)
    const code = totpCode(secret, 1)
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify(token, id, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('levels', () => {
  test('ACC-55 a token from before the code stays at aal1 after its session reached aal2, and removes no app', async () => {
    const { id, first, token } = await withFactor('nivel@example.com')
    expect((await auth.call('DELETE', `/factors/${id}`, { token: first })).body.code).toBe(
      'insufficient_aal',
    )
    expect((await auth.call('DELETE', `/factors/${id}`, { token })).status).toBe(200)
  })

  test('ACC-65 a stolen copy of a token from before the code opens nothing, and its owner stays signed in', async () => {
    const { refresh_token: copied } = await auth.signUp('pestana@example.com')
    const stolen = (await auth.refresh(copied)).body
    const owner = (await auth.refresh(copied)).body
    const { id, secret } = await enroll(owner.access_token)
    const { body } = await verify(owner.access_token, id, totpCode(secret))
    for (const token of [copied, stolen.refresh_token]) {
      expect((await auth.refresh(token)).body.code).toBe('refresh_token_not_found')
    }
    expect((await auth.refresh(body.refresh_token)).status).toBe(200)
  })

  test('ACC-66 a verified app is removed only after a code of the last five minutes', async () => {
    const { id, secret, token } = await withFactor('quitar@example.com')
    await auth.owner.query(
      `update auth.mfa_amr_claims set updated_at = now() - interval '6 minutes' where authentication_method = 'totp'`,
    )
    expect(await auth.call('DELETE', `/factors/${id}`, { token })).toMatchObject({
      status: 403,
      body: { code: 'reauthentication_needed' },
    })
    const { body } = await verify(token, id, totpCode(secret, 1))
    const removed = await auth.call('DELETE', `/factors/${id}`, { token: body.access_token })
    expect(removed.status).toBe(200)
  })

  describe('ACC-66 an old session leaves the second factor of its owner as it is', () => {
    const stale = { status: 403, body: { code: 'reauthentication_needed' } }

    /** The thief's session entered its last code a while ago. */
    async function withOldProof(email: string) {
      const owner = await withFactor(email)
      const made = await auth.call('POST', '/factors/recovery-codes', { token: owner.token })
      expect(made.status).toBe(200)
      return { ...owner, age: () => ageProofs(owner.user) }
    }

    const ageProofs = (user: string) =>
      auth.owner.query(
        `update auth.mfa_amr_claims set updated_at = now() - interval '6 minutes'
         where session_id in (select id from auth.sessions where user_id = $1)`,
        [user],
      )

    test('an old session cannot begin a further authenticator app', async () => {
      const { id, secret, token, age } = await withOldProof('otra-aplicacion@example.com')
      await age()
      const begin = (held: string) =>
        auth.call('POST', '/factors', { token: held, body: { factor_type: 'totp' } })
      expect(await begin(token)).toMatchObject(stale)
      const { body } = await verify(token, id, totpCode(secret, 1))
      expect((await begin(body.access_token)).status).toBe(200)
    })

    test('an old session neither confirms an app that was begun earlier nor removes one with its code', async () => {
      const { id, token, age } = await withOldProof('empezada@example.com')
      const begun = await enroll(token, 'Del ladrón')
      await age()
      expect(await verify(token, begun.id, totpCode(begun.secret))).toMatchObject(stale)
      expect(await auth.call('DELETE', `/factors/${id}`, { token })).toMatchObject(stale)
    })

    test('an old session neither replaces, removes nor makes recovery codes', async () => {
      const { id, secret, token, age } = await withOldProof('codigos-nuevos@example.com')
      await age()
      const path = '/factors/recovery-codes'
      expect(await auth.call('POST', `${path}/regenerate`, { token })).toMatchObject(stale)
      expect(await auth.call('DELETE', path, { token })).toMatchObject(stale)
      const { body, status } = await verify(token, id, totpCode(secret, 1))
      expect(status).toBe(200)
      const held = { token: body.access_token }
      expect((await auth.call('POST', `${path}/regenerate`, held)).status).toBe(200)
      expect((await auth.call('DELETE', path, held)).status).toBe(200)
      await age()
      expect(await auth.call('POST', path, held)).toMatchObject(stale)
    })
  })

  test('ACC-91 a session that still needs the code can end itself and no other session', async () => {
    const { token, email } = await withFactor('sesiones@example.com')
    const owing = await signInAgain(email)
    const statusOf = async (session: string) =>
      (await auth.call('GET', '/user', { token: session })).status
    const logout = (session: string, scope: string) =>
      auth.call('POST', `/logout${scope}`, { token: session })
    for (const scope of ['?scope=others', '?scope=global', '']) {
      expect(await logout(owing, scope)).toMatchObject({
        status: 403,
        body: { code: 'insufficient_aal' },
      })
    }
    expect([await statusOf(token), await statusOf(owing)]).toEqual([200, 200])
    expect((await logout(owing, '?scope=local')).status).toBe(204)
    expect([await statusOf(token), await statusOf(owing)]).toEqual([200, 403])
    const second = await signInAgain(email)
    expect((await logout(token, '?scope=others')).status).toBe(204)
    expect([await statusOf(token), await statusOf(second)]).toEqual([200, 403])
  })

  test('ACC-54 enrolling the first factor needs a sign-in of the last ten minutes', async () => {
    const { access_token: token, user } = await auth.signUp('robado@example.com')
    await auth.owner.query(
      `update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'
       where session_id in (select id from auth.sessions where user_id = $1)`,
      [user.id],
    )
    const answer = await auth.call('POST', '/factors', { token, body: { factor_type: 'totp' } })
    expect(answer).toMatchObject({ status: 403, body: { code: 'reauthentication_needed' } })
  })

  test('ACC-55 without the code neither password nor e-mail can be changed, also after a recovery', async () => {
    const { email } = await withFactor('cambio@example.com')
    await auth.call('POST', '/recover', { body: { email } })
    const { token: link } = await auth.mailTo(email)
    const session = await auth.call('POST', '/verify', {
      body: { type: 'recovery', token_hash: link },
    })
    const token = session.body.access_token
    const change = (body: object) => auth.call('PUT', '/user', { token, body })
    const refused = { status: 401, body: { code: 'insufficient_aal' } }
    expect(await change({ password: 'Otra-contraseña-1' })).toMatchObject(refused)
    expect(await change({ email: 'x@example.com', current_password: PASSWORD })).toMatchObject(
      refused,
    )
    expect(await change({ data: { a: 1 }, phone: '5215512345678' })).toMatchObject(refused)
    expect(await change({ data: { a: 1 }, email })).toMatchObject(refused)
    const halfway = { status: 403, body: { code: 'insufficient_aal' } }
    expect(await auth.call('GET', '/reauthenticate', { token })).toMatchObject(halfway)
    expect(await auth.call('GET', '/factors/recovery-codes', { token })).toMatchObject(halfway)
  })
})

describe('recovery codes', () => {
  async function generate(token: string): Promise<string[]> {
    const answer = await auth.call('POST', '/factors/recovery-codes', { token })
    return fieldsOf<{ codes: string[] }>(answer).codes
  }
  const useCode = (token: string, code: string) =>
    auth.call('POST', '/factors/recovery-codes/verify', { token, body: { code } })

  test('ACC-52 recovery codes are stored as hashes', async () => {
    const { token, user } = await withFactor('huellas@example.com')
    const codes = await generate(token)
    const rows = await ownerReads<{ row: string }>(
      `select to_jsonb(c)::text as row from auth.mfa_recovery_codes c
       join auth.mfa_recovery_code_sets s on s.id = c.mfa_recovery_code_set_id where s.user_id = $1`,
      [user],
    )
    expect(rows).toHaveLength(10)
    for (const { row } of rows) for (const code of codes) expect(row).not.toContain(code)
  })

  test('ACC-51 ten wrong recovery codes lock the recovery codes for 15 minutes', async () => {
    const { token: risen, email } = await withFactor('cerradas@example.com')
    const [code = ''] = await generate(risen)
    const token = await signInAgain(email)
    for (let count = 0; count < 10; count++) {
      expect((await useCode(token, 'no-es-un-codigo')).status).toBe(422)
    }
    expect(await useCode(token, code)).toMatchObject({
      status: 429,
      body: { code: 'mfa_recovery_codes_locked' },
    })
  })

  test('ACC-52 of two requests with the same recovery code one succeeds, and removing the last app removes the codes', async () => {
    const { id, token: risen, email, user } = await withFactor('doble@example.com')
    const [code = ''] = await generate(risen)
    const token = await signInAgain(email)
    const answers = await Promise.all([useCode(token, code), useCode(token, code)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const recovered = answers.find(({ status }) => status === 200)?.body.access_token ?? ''
    expect((await auth.call('DELETE', `/factors/${id}`, { token: recovered })).status).toBe(200)
    expect(await ownerReads('select 1 from auth.mfa_factors where user_id = $1', [user])).toEqual(
      [],
    )
    expect((await auth.call('GET', '/user', { token: recovered })).status).toBe(200)
  })
})

test('ACC-56 a mail tells the owner of each change of the second factor', async () => {
  const { id, token, email } = await withFactor('avisos@example.com')
  const answer = await auth.call('POST', '/factors/recovery-codes', { token })
  const [code] = fieldsOf<{ codes: string[] }>(answer).codes
  const again = await signInAgain(email)
  const recovered = await auth.call('POST', '/factors/recovery-codes/verify', {
    token: again,
    body: { code },
  })
  await auth.call('DELETE', `/factors/${id}`, { token: recovered.body.access_token })
  await expect
    .poll(() => auth.noticesTo(email), SOON)
    .toEqual(['second-factor-added', 'second-factor-code-used', 'second-factor-removed'])
})

test('ACC-54 factors that nobody confirmed are removed, and their names are free again', async () => {
  const { access_token: token, user } = await auth.signUp('olvido@example.com')
  const age = (interval: string) =>
    auth.owner.query(
      `update auth.mfa_factors set created_at = now() - $2::interval where user_id = $1`,
      [user.id, interval],
    )
  await enroll(token, 'Teléfono')
  await age('6 minutes')
  await enroll(token, 'Teléfono')
  await age('2 days')
  await removeExpired(auth.services.database, 30)
  expect(await ownerReads('select 1 from auth.mfa_factors where user_id = $1', [user.id])).toEqual(
    [],
  )
})
