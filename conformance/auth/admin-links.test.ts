import { describe, expect, it } from 'vitest'
import { PASSWORD, admin, anonymous, randomEmail, signedUp } from '../support/clients.ts'
import { url } from '../support/context.ts'
import { mailTo, mailsTo } from '../support/outbox.ts'

const users = admin().auth.admin

describe('links made with the secret key', () => {
  it('the secret key makes links without sending a mail, and they work like links in a mail', async () => {
    const { email, user } = await signedUp()
    const { data, error } = await users.generateLink({ type: 'recovery', email })
    expect(error).toBeNull()
    expect(data.user?.id).toBe(user.id)
    expect(data.properties).toMatchObject({
      email_otp: expect.stringMatching(/^\d{6}$/),
      hashed_token: expect.stringMatching(/^[0-9a-f]{56}$/),
      verification_type: 'recovery',
    })
    const link = new URL(data.properties?.action_link ?? '')
    expect(link.origin + link.pathname).toBe(`${url}/auth/v1/verify`)
    const opened = await anonymous().auth.verifyOtp({
      token_hash: data.properties?.hashed_token ?? '',
      type: 'recovery',
    })
    expect(opened.data.user?.id).toBe(user.id)
    expect(mailsTo(email)).toEqual([])
  })

  it('a link of type signup, made with the secret key, signs a new person up', async () => {
    const email = randomEmail()
    const { data } = await users.generateLink({ type: 'signup', email, password: PASSWORD })
    const { error } = await anonymous().auth.verifyOtp({
      email,
      token: data.properties?.email_otp ?? '',
      type: 'signup',
    })
    expect(error).toBeNull()
    expect(
      (await anonymous().auth.signInWithPassword({ email, password: PASSWORD })).error,
    ).toBeNull()
  })

  it('answers 404 when the secret key asks for a recovery link for an address without an account', async () => {
    const { error } = await users.generateLink({ type: 'recovery', email: randomEmail() })
    expect(error).toMatchObject({ status: 404, code: 'user_not_found' })
  })
})

describe('an invitation', () => {
  it('an invitation creates an account, and the link in its mail signs the person in', async () => {
    const email = randomEmail()
    const { data, error } = await users.inviteUserByEmail(email, {
      data: { full_name: 'Invitada' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Invitada' } })
    expect(data.user).not.toHaveProperty('email_confirmed_at')
    const { code, type } = await mailTo(email)
    expect(type).toBe('invite')
    const opened = await anonymous().auth.verifyOtp({ email, token: code, type: 'invite' })
    expect(opened.data.user?.id).toBe(data.user?.id)
  })

  it('refuses an invitation for a person who already has an account', async () => {
    const { email } = await signedUp()
    const { error } = await users.inviteUserByEmail(email)
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  })
})

describe('a soft delete', () => {
  it('a soft delete frees the address and ends the account', async () => {
    const { user, email } = await signedUp()
    expect((await users.deleteUser(user.id, true)).error).toBeNull()
    const login = await anonymous().auth.signInWithPassword({ email, password: PASSWORD })
    expect(login.error?.code).toBe('invalid_credentials')
    const again = await anonymous().auth.signUp({ email, password: PASSWORD })
    expect(again.error).toBeNull()
    expect(again.data.user?.id).not.toBe(user.id)
  })
})
