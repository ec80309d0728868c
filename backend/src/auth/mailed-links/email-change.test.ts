import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { confirmEmailChange } from './email-change.ts'
import { PASSWORD, createTestAuth, type TestAuth } from '../testing/test-auth.ts'
import { SOON } from '../../../../test-support/soon.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await createTestAuth()
})
afterAll(() => auth.close())

const update = (token: string, body: object) => auth.call('PUT', '/user', { token, body })
const verify = (body: unknown) => auth.call('POST', '/verify', { body })
const confirm = async (address: string) =>
  verify({ type: 'email_change', token_hash: (await auth.mailTo(address)).token })

async function changing(email: string, next: string) {
  const session = await auth.signUp(email)
  const answer = await update(session.access_token, { email: next, current_password: PASSWORD })
  expect(answer.status).toBe(200)
  return { ...session, answer }
}

describe('changing the e-mail', () => {
  test.each([
    [{}, 400, 'current_password_required'],
    [{ current_password: 'no-es-esa' }, 400, 'current_password_invalid'],
    [{ nonce: '000000' }, 422, 'reauthentication_not_valid'],
  ])(
    'an e-mail change needs the present password or a fresh code, not %j',
    async (proof, status, code) => {
      const email = `proof-${code}@example.com`
      const { access_token: token } = await auth.signUp(email)
      const before = await auth.countMails()
      const answer = await update(token, { email: 'thief@example.com', ...proof })
      expect(answer).toMatchObject({ status, body: { code } })
      expect(await auth.countMails()).toBe(before)
    },
  )

  test('an e-mail change accepts a code from the present mailbox instead of the password', async () => {
    const { access_token: token } = await auth.signUp('code@example.com')
    await auth.call('GET', '/reauthenticate', { token })
    const { code } = await auth.mailTo('code@example.com')
    const { status, body } = await update(token, { email: 'coded@example.com', nonce: code })
    expect(status).toBe(200)
    expect(body.new_email).toBe('coded@example.com')
  })

  test('ACC-58 where one link is enough for an e-mail change, it is the link mailed to the new address', async () => {
    const { user } = await changing('links@example.com', 'linked@example.com')
    const open = (side: 'email_change_token_new' | 'email_change_token_current') =>
      auth.services.database.asOwner((tx) => confirmEmailChange(tx, user.id, side, false))
    const addressOf = async () =>
      (await auth.owner.query('select email from auth.users where id = $1', [user.id])).rows[0]
    expect(await open('email_change_token_current')).toBe(false)
    expect(await addressOf()).toEqual({ email: 'links@example.com' })
    expect(await open('email_change_token_new')).toBe(true)
    expect(await addressOf()).toEqual({ email: 'linked@example.com' })
  })

  test('PROF-13 an e-mail change waits for the links in the mails to both addresses', async () => {
    const { answer, user } = await changing('before@example.com', 'After@example.com')
    expect(answer.body).toMatchObject({
      email: 'before@example.com',
      new_email: 'after@example.com',
    })
    const mail = await auth.mailTo('after@example.com')
    expect(mail.subject).toBe('Confirma el cambio de correo en Predio')
    expect(Object.fromEntries(new URL(mail.link).searchParams)).toEqual({
      token_hash: mail.token,
      type: 'email_change',
      email: 'before@example.com',
      new_email: 'after@example.com',
      to: 'after@example.com',
    })

    expect(await confirm('after@example.com')).toMatchObject({
      status: 200,
      body: {
        code: '200',
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      },
    })
    expect((await auth.signIn('after@example.com')).status).toBe(400)
    const done = await confirm('before@example.com')
    expect(done.body.user).toMatchObject({ id: user.id, email: 'after@example.com' })
    const after = await auth.signIn('after@example.com')
    expect(after.body.user.new_email).toBeUndefined()
    expect(after.body.user.identities[0]?.identity_data).toMatchObject({
      email: 'after@example.com',
      email_verified: true,
    })
    expect((await auth.signIn('before@example.com')).status).toBe(400)
  })

  test('an e-mail change notifies the former address after the change, and never before', async () => {
    await changing('former@example.com', 'present@example.com')
    await confirm('former@example.com')
    expect(await auth.noticesTo('former@example.com')).toEqual([])
    await confirm('present@example.com')
    await vi.waitFor(
      async () => expect(await auth.noticesTo('former@example.com')).toEqual(['email-changed']),
      SOON,
    )
  })

  test('an e-mail change takes effect when both links are opened at the same moment', async () => {
    await changing('twice@example.com', 'both@example.com')
    const answers = await Promise.all([confirm('twice@example.com'), confirm('both@example.com')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await auth.signIn('both@example.com')).status).toBe(200)
  })

  test('an e-mail change works with the codes too, and a repeated request mails only the missing code', async () => {
    await changing('resend@example.com', 'resent@example.com')
    const first = (await auth.mailTo('resent@example.com')).code
    const half = await verify({ type: 'email_change', email: 'resent@example.com', token: first })
    expect(half.body.user).toBeUndefined()
    const again = { type: 'email_change', email: 'resend@example.com' }
    expect((await auth.call('POST', '/resend', { body: again })).status).toBe(429)
    await auth.owner.query('delete from predio.rate_limits')
    const before = await auth.mailTo('resend@example.com')
    const count = await auth.countMails()
    expect((await auth.call('POST', '/resend', { body: again })).status).toBe(200)
    expect(await auth.countMails()).toBe(count + 1)
    expect((await verify({ type: 'email_change', token_hash: before.token })).status).toBe(403)
    const { code } = await auth.mailTo('resend@example.com')
    const done = await verify({ type: 'email_change', email: 'resend@example.com', token: code })
    expect(done.body.user.email).toBe('resent@example.com')
  })

  test('an e-mail change to another address ends the links of the previous change', async () => {
    const { access_token: token } = await changing('mind@example.com', 'one@example.com')
    const old = (await auth.mailTo('one@example.com')).token
    await auth.owner.query('delete from predio.rate_limits')
    await update(token, { email: 'two@example.com', current_password: PASSWORD })
    expect((await verify({ type: 'email_change', token_hash: old })).status).toBe(403)
  })

  test('a password change cancels a pending e-mail change', async () => {
    const { access_token: token } = await changing('changed@example.com', 'never@example.com')
    await update(token, { password: 'Nueva-1234', current_password: PASSWORD })
    expect((await confirm('never@example.com')).status).toBe(403)
    const { body } = await auth.call('GET', '/user', { token })
    expect(body.new_email).toBeUndefined()
  })

  test('PROF-14 an e-mail change does not reveal whether an address has an account: only the address’s owner is told', async () => {
    await auth.signUp('yours@example.com')
    const free = await changing('mine@example.com', 'free@example.com')
    const taken = await changing('mine2@example.com', 'yours@example.com')
    expect(taken.answer.body.new_email).toBe('yours@example.com')
    expect(Object.keys(taken.answer.body)).toEqual(Object.keys(free.answer.body))
    expect(await auth.noticesTo('yours@example.com')).toEqual(['email-taken'])
    await expect(auth.mailTo('yours@example.com')).rejects.toThrow('no mail')
    expect((await confirm('mine2@example.com')).status).toBe(200)
    expect((await auth.signIn('mine2@example.com')).status).toBe(200)
  })

  test('an e-mail change is refused at its end when somebody took the address meanwhile', async () => {
    await changing('slow@example.com', 'quick@example.com')
    await auth.signUp('quick@example.com')
    await confirm('slow@example.com')
    expect((await confirm('quick@example.com')).body.code).toBe('email_exists')
  })

  test('an e-mail change to the present address sends nothing and needs no proof', async () => {
    const { access_token: token } = await auth.signUp('same@example.com')
    const before = await auth.countMails()
    expect((await update(token, { email: 'same@example.com' })).status).toBe(200)
    expect(await auth.countMails()).toBe(before)
  })
})

describe('where no mail server is configured', () => {
  let silent: TestAuth
  beforeAll(async () => {
    silent = await createTestAuth({ OUTBOX_DELIVERED: 'off' })
  })
  afterAll(() => silent.close())
  const change = (token: string, body: object) => silent.call('PUT', '/user', { token, body })

  test('PROF-15 the current password alone changes the e-mail at once', async () => {
    const { access_token: token, user } = await silent.signUp('old@example.com')
    expect((await change(token, { email: 'new@example.com' })).body.code).toBe(
      'current_password_required',
    )
    const { status, body } = await change(token, {
      email: 'New@example.com',
      current_password: PASSWORD,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: user.id, email: 'new@example.com' })
    expect(body.new_email).toBeUndefined()
    expect(body.identities[0]?.identity_data['email']).toBe('new@example.com')
    expect((await silent.signIn('new@example.com')).status).toBe(200)
    expect((await silent.signIn('old@example.com')).status).toBe(400)
    await vi.waitFor(
      async () => expect(await silent.noticesTo('old@example.com')).toEqual(['email-changed']),
      SOON,
    )
  })

  test('an address that is taken is refused, and the number of such attempts is limited', async () => {
    await silent.signUp('taken@example.com')
    const { access_token: token } = await silent.signUp('asking@example.com')
    const body = { email: 'taken@example.com', current_password: PASSWORD }
    expect(await change(token, body)).toMatchObject({ status: 422, body: { code: 'email_exists' } })
    expect((await change(token, body)).status).toBe(429)
  })
})
