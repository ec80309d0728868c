import { describe, expect, it } from 'vitest'
import { PASSWORD, admin, anonymous, randomEmail, signedIn, signedUp } from '../support/clients.ts'
import { API_VERSION, auth, raw } from '../support/http.ts'
import { mailTo, mailsTo, verifyPath } from '../support/outbox.ts'

async function unconfirmed(): Promise<string> {
  const email = randomEmail()
  const { error } = await admin().auth.admin.createUser({ email, password: PASSWORD })
  expect(error).toBeNull()
  return email
}

describe('POST /verify', () => {
  it('POST /verify accepts the token hash from the link instead of the code', async () => {
    const { email, user } = await signedUp()
    await anonymous().auth.resetPasswordForEmail(email)
    const { tokenHash } = await mailTo(email)
    const { data, error } = await anonymous().auth.verifyOtp({
      token_hash: tokenHash,
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
  ])('POST /verify refuses %s', async (_, body, status, code, message) => {
    const answer = await auth('/verify', { method: 'POST', body, headers: API_VERSION })
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ code, message })
  })

  it('POST /verify refuses a code of one kind where another kind is expected', async () => {
    const { email } = await signedUp()
    await anonymous().auth.resetPasswordForEmail(email)
    const { code } = await mailTo(email)
    const { error } = await anonymous().auth.verifyOtp({ email, token: code, type: 'signup' })
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
  })
})

describe('confirming an address', () => {
  it('resends the confirmation mail, whose code confirms the address and signs the person in', async () => {
    const email = await unconfirmed()
    const { error } = await anonymous().auth.resend({ email, type: 'signup' })
    expect(error).toBeNull()
    const { code, type } = await mailTo(email)
    expect(type).toBe('signup')
    const { data } = await anonymous().auth.verifyOtp({ email, token: code, type: 'signup' })
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String))
    expect((await signedIn({ email, password: PASSWORD })).user.email).toBe(email)
  })

  it('a resend for an unknown address sends nothing and answers as for a known one', async () => {
    const { status, body } = await auth('/resend', {
      method: 'POST',
      body: { email: randomEmail(), type: 'signup' },
    })
    expect(status).toBe(200)
    expect(body).toEqual({})
  })
})

describe('signing in by mail', () => {
  it('a sign-in by mail sends a code that opens a session', async () => {
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

  it('accepts the token hash of a sign-in mail as a magic link', async () => {
    const { email, user } = await signedUp()
    await anonymous().auth.signInWithOtp({ email })
    const { tokenHash: token_hash, type } = await mailTo(email)
    expect(type).toBe('magiclink')
    const { data } = await anonymous().auth.verifyOtp({ token_hash, type: 'magiclink' })
    expect(data.user?.id).toBe(user.id)
  })

  it('a sign-in by mail answers a stranger the same when no account may be made, and sends nothing', async () => {
    const email = randomEmail()
    const { error } = await anonymous().auth.signInWithOtp({
      email,
      options: { shouldCreateUser: false },
    })
    expect(error).toBeNull()
    expect(mailsTo(email)).toEqual([])
  })
})

describe('changing the e-mail address', () => {
  async function changing() {
    const person = await signedUp()
    const next = randomEmail()
    const answer = await person.client.auth.updateUser({ email: next, current_password: PASSWORD })
    return { ...person, next, answer }
  }

  it('an e-mail change needs the present password', async () => {
    const { client } = await signedUp()
    const { error } = await client.auth.updateUser({ email: randomEmail() })
    expect(error).toMatchObject({ status: 400, code: 'current_password_required' })
  })

  it('an e-mail change keeps the old address until both addresses are confirmed', async () => {
    const { email, next, answer, user } = await changing()
    expect(answer.error).toBeNull()
    expect(answer.data.user).toMatchObject({ email, new_email: next })
    const { tokenHash: token_hash, type } = await mailTo(next)
    const first = await anonymous().auth.verifyOtp({ token_hash, type })
    expect(first).toMatchObject({ error: null, data: { user: null, session: null } })
    expect((await signedIn({ email, password: PASSWORD })).user.email).toBe(email)
    const second = await mailTo(email)
    const done = await anonymous().auth.verifyOtp({ token_hash: second.tokenHash, type })
    expect(done.data.user).toMatchObject({ id: user.id, email: next })
  })

  it('an e-mail change takes effect when every mail that was sent is confirmed', async () => {
    const { email, next, user } = await changing()
    await mailTo(next)
    const messages: (string | null)[] = []
    for (const mail of [...mailsTo(email), ...mailsTo(next)]) {
      expect(mail.type).toBe('email_change')
      const { status, headers } = await raw(verifyPath(mail), { key: null })
      expect(status).toBe(303)
      const { hash } = new URL(headers.get('location') ?? '')
      messages.push(new URLSearchParams(hash.slice(1)).get('message'))
    }
    expect(messages).toEqual([
      'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      null,
    ])
    expect((await signedIn({ email: next, password: PASSWORD })).user.id).toBe(user.id)
  })

  it('an e-mail change can be confirmed with the mailed codes', async () => {
    const { email, next, user } = await changing()
    const type = 'email_change'
    const { code } = await mailTo(next)
    await anonymous().auth.verifyOtp({ email: next, token: code, type })
    const other = await mailTo(email)
    const { data, error } = await anonymous().auth.verifyOtp({ email, token: other.code, type })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: user.id, email: next })
  })

  it('resends the mail of an e-mail change only after a minute', async () => {
    const { email } = await changing()
    const { error } = await anonymous().auth.resend({ email, type: 'email_change' })
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  })

  it('an e-mail change hides that another account has the new address, and mails that address no link', async () => {
    const [mine, taken] = await Promise.all([signedUp(), signedUp()])
    const { data, error } = await mine.client.auth.updateUser({
      email: taken.email,
      current_password: PASSWORD,
    })
    expect(error).toBeNull()
    expect(data.user?.new_email).toBe(taken.email)
    await mailTo(mine.email)
    expect(mailsTo(taken.email)).toEqual([])
  })
})

describe('reauthentication', () => {
  it('reauthentication mails a nonce that a password change may carry', async () => {
    const { client, email } = await signedUp()
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const { code } = await mailTo(email)
    const { error } = await client.auth.updateUser({ password: 'con-nonce-1', nonce: code })
    expect(error).toBeNull()
  })
})
