import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { warnUndeliveredMail } from './mailers/warn-undelivered-mail.ts'
import { createTestAuth, PASSWORD, type TestAuth } from './testing/test-auth.ts'
import { SOON } from '../../../test-support/soon.ts'

let on: TestAuth
let off: TestAuth

beforeAll(async () => {
  ;[on, off] = await Promise.all([createTestAuth({ CONFIRM_EMAIL: 'on' }), createTestAuth()])
})
afterAll(async () => {
  await on.close()
  await off.close()
})
beforeEach(() => on.owner.query('delete from predio.rate_limits'))

const signUp = (email: string, password = PASSWORD, data?: object) =>
  on.call('POST', '/signup', { body: { email, password, ...(data && { data }) } })
const open = (auth: TestAuth, token: string) =>
  auth.call('POST', '/verify', { body: { type: 'signup', token_hash: token } })
const resend = (auth: TestAuth, email: string) =>
  auth.call('POST', '/resend', { body: { type: 'signup', email } })

const welcomeTo = (auth: TestAuth, email: string) => vi.waitFor(() => auth.welcomeTo(email), SOON)

async function confirmed(email: string, password = PASSWORD): Promise<string> {
  await signUp(email, password)
  const { token } = await on.mailTo(email)
  expect((await open(on, token)).status).toBe(200)
  return token
}

describe('where addresses are confirmed first', () => {
  test('ACC-40 sign-up gives no session and sign-in waits for the link, which opens the account', async () => {
    const email = 'nueva@example.com'
    const { status, body } = await signUp(email, PASSWORD, { full_name: 'Ana' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ email, user_metadata: { full_name: 'Ana' } })
    expect(body).toHaveProperty('confirmation_sent_at')
    expect(body).not.toHaveProperty('access_token')
    expect(body).not.toHaveProperty('email_confirmed_at')
    expect(await on.signIn(email)).toMatchObject({
      status: 400,
      body: { code: 'email_not_confirmed' },
    })
    expect((await on.signIn(email, 'Otra-clave-1')).body.code).toBe('invalid_credentials')

    const mail = await on.mailTo(email)
    expect(mail.link).toMatch(/^http:\/\/localhost:3000\/confirmar\?token_hash=\w+&type=signup/)
    const entered = await open(on, mail.token)
    expect(entered.body.user).toMatchObject({ id: body.id, email_confirmed_at: expect.any(String) })
    expect((await on.signIn(email)).status).toBe(200)
    expect((await welcomeTo(on, email)).link).toBe('http://localhost:3000')
  })

  test('the six digits of the mail confirm an address as well', async () => {
    const email = 'codigo@example.com'
    await signUp(email)
    const { code } = await on.mailTo(email)
    const { status } = await on.call('POST', '/verify', {
      body: { type: 'signup', email, token: code },
    })
    expect(status).toBe(200)
  })

  test('ACC-40 a sign-up answers a known and an unknown address alike, and only the mail tells them apart', async () => {
    const known = 'conocida@example.com'
    const unknown = 'desconocida@example.com'
    await confirmed(known)
    await on.owner.query('delete from predio.rate_limits')
    const answers = [await signUp(known), await signUp(unknown)]
    const [first, second] = answers.map(({ status, body }) => shapeOf({ status, body }))
    expect(first).toEqual(second)
    expect(JSON.stringify(answers[0]!.body)).not.toContain((await on.signIn(known)).body.user.id)
    expect(await on.noticesTo(known)).toContain('already-registered')
    expect((await on.mailTo(unknown)).link).toContain('type=signup')
    // The second request for the same address comes too soon, whether the address is known or not.
    for (const email of [known, unknown]) {
      expect((await signUp(email)).body.code).toBe('over_email_send_rate_limit')
      expect((await resend(on, email)).status).toBe(429)
    }
  })

  test('ACC-41 the newest sign-up of an unconfirmed address chooses the password, and the earlier links end', async () => {
    const email = 'duena-despues@example.com'
    await signUp(email, 'De-un-extrano-1')
    const { token: first } = await on.mailTo(email)
    await on.owner.query('delete from predio.rate_limits')
    await signUp(email, PASSWORD)
    expect((await open(on, first)).status).toBe(403)
    expect((await open(on, (await on.mailTo(email)).token)).status).toBe(200)
    expect((await on.signIn(email, 'De-un-extrano-1')).status).toBe(400)
    expect((await on.signIn(email)).status).toBe(200)
  })

  test('ACC-41 an invited user keeps the data that the operator chose', async () => {
    const email = 'invitada@example.com'
    const secret = on.services.keyring.secretKey
    const app_metadata = { can_publish: true }
    await on.call('POST', '/admin/users', {
      token: secret,
      headers: { apikey: secret },
      body: { email, password: PASSWORD, app_metadata },
    })
    await signUp(email, 'De-un-extrano-1')
    expect((await open(on, (await on.mailTo(email)).token)).status).toBe(200)
    expect((await on.signIn(email, 'De-un-extrano-1')).status).toBe(400)
    expect((await on.signIn(email)).body.user.app_metadata).toMatchObject(app_metadata)
  })

  test('two sign-ups of one address at once make one account', async () => {
    const email = 'dos@example.com'
    const answers = await Promise.all([signUp(email), signUp(email)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429])
  })

  test('the settings report that addresses are confirmed, and the start warns that mails stay in the outbox', async () => {
    expect((await on.call('GET', '/settings')).body).toMatchObject({ mailer_autoconfirm: false })
    const { config } = on.services
    expect(warnUndeliveredMail(config)).toMatch(/^CONFIRM_EMAIL .*SMTP_URL.*outbox/)
    const mail = { ...config.mail, smtpUrl: 'smtp://localhost' }
    expect(warnUndeliveredMail({ ...config, mail })).toBeUndefined()
    expect(warnUndeliveredMail({ ...config, confirmEmail: false })).toBeUndefined()
  })
})

describe('ACC-43 a link that no longer confirms says why', () => {
  const refusal = async (token: string) => {
    const { status, body, headers } = await open(on, token)
    expect([status, body.code]).toEqual([403, 'otp_expired'])
    return headers.get('x-predio-link')
  }

  test('a used link answers that it was used before', async () => {
    expect(await refusal(await confirmed('usada@example.com'))).toBe('used')
  })

  test('a link answers that another link confirmed the address', async () => {
    const email = 'otra@example.com'
    await signUp(email)
    const { token: first } = await on.mailTo(email)
    await on.owner.query('delete from predio.rate_limits')
    await resend(on, email)
    expect((await open(on, (await on.mailTo(email)).token)).status).toBe(200)
    expect(await refusal(first)).toBe('confirmed')
  })

  test('a link answers that its hour is over', async () => {
    const email = 'tarde@example.com'
    await signUp(email)
    await on.owner.query(
      `update auth.one_time_tokens set created_at = created_at - interval '61 minutes' where relates_to = $1`,
      [email],
    )
    expect(await refusal((await on.mailTo(email)).token)).toBe('expired')
  })

  test('a link that no mail contained gets no special refusal', async () => {
    expect(await refusal('0'.repeat(56))).toBeNull()
  })
})

describe('without confirmation of addresses', () => {
  test('ACC-42 the welcome mail asks for the confirmation, which leaves the session open', async () => {
    const email = 'bienvenida@example.com'
    const { user, access_token: token } = await off.signUp(email)
    expect(user.email_confirmed_at).toEqual(expect.any(String))
    expect(user.identities[0]?.identity_data).toMatchObject({ email_verified: false })
    const mail = await welcomeTo(off, email)
    expect(mail.link).toContain('/confirmar?token_hash=')
    expect((await open(off, mail.token)).status).toBe(200)
    const me = await off.call('GET', '/user', { token })
    expect(me.body.identities[0]?.identity_data).toMatchObject({ email_verified: true })
  })

  test('an address that no mail has proven gets another link, and a proven address gets no link', async () => {
    const email = 'sin-probar@example.com'
    await off.signUp(email)
    expect((await resend(off, email)).status).toBe(200)
    const { token } = await off.mailTo(email)
    expect((await open(off, token)).status).toBe(200)
    const before = await off.countMails()
    await off.owner.query('delete from predio.rate_limits')
    expect((await resend(off, email)).status).toBe(200)
    expect(await off.countMails()).toBe(before)
  })

  test('recovering an address that no mail has proven ends its earlier sessions and links', async () => {
    const email = 'recuperada@example.com'
    const before = await off.signUp(email)
    await off.call('POST', '/recover', { body: { email } })
    const { token } = await off.mailTo(email)
    await off.call('POST', '/verify', { body: { type: 'recovery', token_hash: token } })
    expect((await off.refresh(before.refresh_token)).status).toBe(400)
    expect((await open(off, (await welcomeTo(off, email)).token)).status).toBe(403)
  })

  test('ACC-42 without a mail server the welcome asks nobody for a confirmation', async () => {
    const silent = await createTestAuth({ OUTBOX_DELIVERED: 'off' })
    await silent.signUp('nadie@example.com')
    expect((await welcomeTo(silent, 'nadie@example.com')).link).toBe('http://localhost:3000')
    await silent.close()
  })
})

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' ? (/^[\da-f-]{36}$/.test(value) ? 'uuid' : 'text') : value
  }
  return Object.entries(value).map(([name, each]) => [name, shapeOf(each)])
}
