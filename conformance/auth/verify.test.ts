import { describe, expect, it } from 'vitest'
import { PASSWORD, admin, anonymous, randomEmail, signedIn, signedUp } from '../support/clients.ts'
import { API_VERSION, auth, raw } from '../support/http.ts'
import { mailTo, mailsTo } from '../support/outbox.ts'

async function unconfirmed(): Promise<string> {
  const email = randomEmail()
  const { error } = await admin().auth.admin.createUser({ email, password: PASSWORD })
  expect(error).toBeNull()
  return email
}

describe('POST /verify', () => {
  it('takes the hash from the link instead of the code', async () => {
    const { email, user } = await signedUp()
    await anonymous().auth.resetPasswordForEmail(email)
    const { link } = await mailTo(email)
    const { data, error } = await anonymous().auth.verifyOtp({
      token_hash: link.searchParams.get('token') ?? '',
      type: 'recovery',
    })
    expect(error).toBeNull()
    expect(data.user?.id).toBe(user.id)
  })

  it.each([
    [
      'a wrong code',
      { email: 'nadie@example.com', token: '000000', type: 'recovery' },
      403,
      'otp_expired',
      'Token has expired or is invalid',
    ],
    [
      'a wrong hash',
      { token_hash: 'b'.repeat(56), type: 'recovery' },
      403,
      'otp_expired',
      'Email link is invalid or has expired',
    ],
    [
      'neither code nor hash',
      { email: 'nadie@example.com', type: 'recovery' },
      400,
      'validation_failed',
      'Verify requires either a token or a token hash',
    ],
    [
      'both code and hash',
      { email: 'nadie@example.com', token: '000000', token_hash: 'c'.repeat(56), type: 'recovery' },
      400,
      'validation_failed',
      'Verify requires either a token or a token hash',
    ],
    [
      'a hash together with an address',
      { email: 'nadie@example.com', token_hash: 'd'.repeat(56), type: 'recovery' },
      400,
      'validation_failed',
      'Only the token_hash and type should be provided',
    ],
  ])('refuses %s', async (_, body, status, code, message) => {
    const answer = await auth('/verify', { method: 'POST', body, headers: API_VERSION })
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ code, message })
  })

  it('does not take a code of one kind for another', async () => {
    const { email } = await signedUp()
    await anonymous().auth.resetPasswordForEmail(email)
    const { code } = await mailTo(email)
    const { error } = await anonymous().auth.verifyOtp({ email, token: code, type: 'signup' })
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
  })
})

describe('confirming an address', () => {
  it('resends the mail, whose code confirms and signs in', async () => {
    const email = await unconfirmed()
    const { error } = await anonymous().auth.resend({ email, type: 'signup' })
    expect(error).toBeNull()
    const { code, link } = await mailTo(email)
    expect(link.searchParams.get('type')).toBe('signup')
    const { data } = await anonymous().auth.verifyOtp({ email, token: code, type: 'signup' })
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String))
    expect((await signedIn({ email, password: PASSWORD })).user.email).toBe(email)
  })

  it('resends nothing to strangers and says so to nobody', async () => {
    const { status, body } = await auth('/resend', {
      method: 'POST',
      body: { email: randomEmail(), type: 'signup' },
    })
    expect(status).toBe(200)
    expect(body).toEqual({})
  })
})

describe('signing in by mail', () => {
  it('sends a code that opens a session', async () => {
    const { email, user } = await signedUp()
    const supabase = anonymous()
    const { error } = await supabase.auth.signInWithOtp({
      email,
      options: { shouldCreateUser: false },
    })
    expect(error).toBeNull()
    const { code } = await mailTo(email)
    const { data } = await supabase.auth.verifyOtp({ email, token: code, type: 'email' })
    expect(data.user?.id).toBe(user.id)
  })

  it('takes the hash in the link as a magic link', async () => {
    const { email, user } = await signedUp()
    await anonymous().auth.signInWithOtp({ email })
    const { link } = await mailTo(email)
    expect(link.searchParams.get('type')).toBe('magiclink')
    const token_hash = link.searchParams.get('token') ?? ''
    const { data } = await anonymous().auth.verifyOtp({ token_hash, type: 'magiclink' })
    expect(data.user?.id).toBe(user.id)
  })

  it('refuses a stranger when no account may be made', async () => {
    const { error } = await anonymous().auth.signInWithOtp({
      email: randomEmail(),
      options: { shouldCreateUser: false },
    })
    expect(error).toMatchObject({
      status: 422,
      code: 'otp_disabled',
      message: 'Signups not allowed for otp',
    })
  })
})

describe('changing the e-mail address', () => {
  it('keeps the old one until the new one is confirmed', async () => {
    const { client, email } = await signedUp()
    const next = randomEmail()
    const { data, error } = await client.auth.updateUser({ email: next })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, new_email: next })
    expect((await signedIn({ email, password: PASSWORD })).user.email).toBe(email)
  })

  it('takes effect when every mail that was sent is confirmed', async () => {
    const { client, email, user } = await signedUp()
    const next = randomEmail()
    await client.auth.updateUser({ email: next })
    await mailTo(next)
    for (const { link } of [...mailsTo(email), ...mailsTo(next)]) {
      expect(link.searchParams.get('type')).toBe('email_change')
      const { status } = await raw(link.pathname + link.search, { key: null })
      expect(status).toBe(303)
    }
    expect((await signedIn({ email: next, password: PASSWORD })).user.id).toBe(user.id)
  })

  it('can be confirmed with the code', async () => {
    const { client, user } = await signedUp()
    const next = randomEmail()
    await client.auth.updateUser({ email: next })
    const { code } = await mailTo(next)
    const { data, error } = await anonymous().auth.verifyOtp({
      email: next,
      token: code,
      type: 'email_change',
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: user.id, email: next })
  })

  it('has its mail sent again only after a minute', async () => {
    const { client, email } = await signedUp()
    await client.auth.updateUser({ email: randomEmail() })
    const { error } = await anonymous().auth.resend({ email, type: 'email_change' })
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  })

  it('refuses an address that somebody has', async () => {
    const [mine, taken] = await Promise.all([signedUp(), signedUp()])
    const { error } = await mine.client.auth.updateUser({ email: taken.email })
    expect(error).toMatchObject({
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    })
  })
})

describe('reauthentication', () => {
  it('mails a nonce that a password change may carry', async () => {
    const { client, email } = await signedUp()
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const { code } = await mailTo(email)
    const { error } = await client.auth.updateUser({ password: 'con-nonce-1', nonce: code })
    expect(error).toBeNull()
  })
})
