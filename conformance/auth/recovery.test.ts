import { describe, expect, it } from 'vitest'
import { PASSWORD, admin, anonymous, randomEmail, signedIn, signedUp } from '../support/clients.ts'
import { url } from '../support/context.ts'
import { API_VERSION, auth, raw } from '../support/http.ts'
import { mailTo, mailsTo, verifyPath, type Mail } from '../support/outbox.ts'
import { claimsOf } from '../support/tokens.ts'

const NEXT = `${url}/restablecer`

async function recovering() {
  const person = await signedUp()
  const { error } = await anonymous().auth.resetPasswordForEmail(person.email, { redirectTo: NEXT })
  expect(error).toBeNull()
  return { person, mail: await mailTo(person.email) }
}

async function open(mail: Mail, redirectTo = NEXT): Promise<URL> {
  const { status, headers } = await raw(verifyPath(mail, redirectTo), { key: null })
  expect(status).toBe(303)
  return new URL(headers.get('location') ?? '')
}

function fragment(location: URL): URLSearchParams {
  return new URLSearchParams(location.hash.slice(1))
}

describe('asking for a recovery mail', () => {
  it('a recovery request sends a mail with a code of six digits and a link', async () => {
    const { person, mail } = await recovering()
    expect(mail.code).toMatch(/^\d{6}$/)
    expect(mail.link.origin + mail.link.pathname).toBe(`${url}/confirmar`)
    expect(mail.type).toBe('recovery')
    expect(mail.tokenHash).toMatch(/^[0-9a-f]{56}$/)
    expect(mail.link.searchParams.get('email')).toBe(person.email)
  })

  it('a recovery request answers for an unknown address as for a known one, and sends nothing', async () => {
    const email = randomEmail()
    const { status, body } = await auth('/recover', { method: 'POST', body: { email } })
    expect(status).toBe(200)
    expect(body).toEqual({})
    await recovering()
    expect(mailsTo(email)).toEqual([])
  })

  it('ACC-32 a recovery request sends at most one mail a minute', async () => {
    const { person } = await recovering()
    const { error } = await anonymous().auth.resetPasswordForEmail(person.email)
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    expect(error?.message).toMatch(
      /^For security purposes, you can only request this after \d+ seconds?\.$/,
    )
    expect(mailsTo(person.email)).toHaveLength(1)
  })

  it('a recovery request refuses a text that is no e-mail address', async () => {
    const { error } = await anonymous().auth.resetPasswordForEmail('ana')
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it('a recovery mail links to our own site only', async () => {
    const person = await signedUp()
    const redirectTo = 'https://evil.example/robar'
    await anonymous().auth.resetPasswordForEmail(person.email, { redirectTo })
    const mail = await mailTo(person.email)
    expect(mail.link.origin).toBe(url)
    expect((await open(mail, redirectTo)).origin).toBe(url)
  })
})

describe('the link of an own mail template', () => {
  it('the link of an own mail template leads to the page with a session in the fragment', async () => {
    const { person, mail } = await recovering()
    const location = await open(mail)
    expect(location.origin + location.pathname).toBe(NEXT)
    const given = fragment(location)
    expect([...given.keys()].toSorted()).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ])
    expect(given.get('expires_in')).toBe('3600')
    expect(given.get('token_type')).toBe('bearer')
    expect(given.get('type')).toBe('recovery')
    const { body } = await auth('/user', { bearer: given.get('access_token') ?? '' })
    expect(body).toMatchObject({ id: person.user.id })
  })

  it('the link of an own mail template works once', async () => {
    const { mail } = await recovering()
    await open(mail)
    const given = fragment(await open(mail))
    expect(given.get('error')).toBe('access_denied')
    expect(given.get('error_code')).toBe('otp_expired')
    expect(given.get('error_description')).toBe('Email link is invalid or has expired')
    expect(given.has('access_token')).toBe(false)
  })

  it('a recovery link with an invented token opens no session', async () => {
    const token = 'a'.repeat(56)
    const { status, headers } = await raw(`/auth/v1/verify?token=${token}&type=recovery`, {
      key: null,
    })
    expect(status).toBe(303)
    const location = new URL(headers.get('location') ?? '')
    expect(location.origin).toBe(url)
    expect(fragment(location).get('error_code')).toBe('otp_expired')
  })
})

describe('the link in the mail', () => {
  it('the recovery link’s token hash opens a session that may choose a new password once', async () => {
    const { person, mail } = await recovering()
    const supabase = anonymous()
    const { tokenHash: token_hash, type } = mail
    const { data, error } = await supabase.auth.verifyOtp({ token_hash, type })
    expect(error).toBeNull()
    expect(data.user?.id).toBe(person.user.id)
    expect((await supabase.auth.updateUser({ password: 'elegida-1' })).error).toBeNull()
    expect((await supabase.auth.updateUser({ password: 'elegida-2' })).error).toMatchObject({
      status: 400,
      code: 'current_password_required',
    })
  })
})

describe('the code in the mail', () => {
  it('the code in the recovery mail opens a recovery session', async () => {
    const { person, mail } = await recovering()
    const supabase = anonymous()
    const events: string[] = []
    const { data } = supabase.auth.onAuthStateChange((event) => void events.push(event))
    const answer = await supabase.auth.verifyOtp({
      email: person.email,
      token: mail.code,
      type: 'recovery',
    })
    data.subscription.unsubscribe()
    expect(answer.error).toBeNull()
    expect(answer.data.user?.id).toBe(person.user.id)
    expect(events).toContain('PASSWORD_RECOVERY')
    const { amr } = claimsOf(answer.data.session?.access_token ?? '')
    expect(amr).toEqual([{ method: 'otp', timestamp: expect.any(Number) }])
  })

  it('a recovery session may set a password without the old password, and this ends the other sessions', async () => {
    const { person, mail } = await recovering()
    const supabase = anonymous()
    await supabase.auth.verifyOtp({ email: person.email, token: mail.code, type: 'recovery' })
    const { error } = await supabase.auth.updateUser({ password: 'recordada-1' })
    expect(error).toBeNull()
    expect((await person.client.auth.refreshSession()).error).not.toBeNull()
    const again = await signedIn({ email: person.email, password: 'recordada-1' })
    expect(again.user.id).toBe(person.user.id)
  })

  it('using the recovery code uses up the mailed link as well', async () => {
    const { person, mail } = await recovering()
    const given = { email: person.email, token: mail.code, type: 'recovery' } as const
    expect((await anonymous().auth.verifyOtp(given)).error).toBeNull()
    expect(fragment(await open(mail)).get('error_code')).toBe('otp_expired')
  })

  it('a recovery code is void after a password change', async () => {
    const { person, mail } = await recovering()
    await person.client.auth.updateUser({ password: 'cambiada-ya', current_password: PASSWORD })
    const { error } = await anonymous().auth.verifyOtp({
      email: person.email,
      token: mail.code,
      type: 'recovery',
    })
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  it('a recovery code expires', async () => {
    const { person, mail } = await recovering()
    const seconds = 25 * 60 * 60
    const aged = await admin().rpc('fx_age_recovery', { address: person.email, seconds })
    expect(aged.error).toBeNull()
    const given = { email: person.email, token: mail.code, type: 'recovery' } as const
    const { error } = await anonymous().auth.verifyOtp(given)
    expect(error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    })
  })

  it('refuses a recovery code for another person’s address', async () => {
    const { mail } = await recovering()
    const other = await signedUp()
    const { status, body } = await auth('/verify', {
      method: 'POST',
      body: { email: other.email, token: mail.code, type: 'recovery' },
      headers: API_VERSION,
    })
    expect(status).toBe(403)
    expect(body).toEqual({ code: 'otp_expired', message: 'Token has expired or is invalid' })
  })
})
