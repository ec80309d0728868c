import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { PASSWORD, admin, anonymous, randomEmail, signedIn, signedUp } from '../support/clients.ts'
import { secretKey } from '../support/context.ts'
import { API_VERSION, auth } from '../support/http.ts'

const users = admin().auth.admin

describe('creating a user with the secret key', () => {
  it('createUser makes an account that can sign in', async () => {
    const email = randomEmail()
    const { data, error } = await users.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: 'Ana' },
      app_metadata: { plan: 'pro' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email,
      role: 'authenticated',
      user_metadata: { full_name: 'Ana' },
      app_metadata: { provider: 'email', providers: ['email'], plan: 'pro' },
    })
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String))
    expect((await signedIn({ email, password: PASSWORD })).user.id).toBe(data.user?.id)
  })

  it('createUser leaves the address unconfirmed unless email_confirm is set', async () => {
    const { data } = await users.createUser({ email: randomEmail(), password: PASSWORD })
    expect(data.user).not.toHaveProperty('email_confirmed_at')
  })

  it('createUser refuses an address that another account has', async () => {
    const { email } = await signedUp()
    const { data, error } = await users.createUser({ email, password: PASSWORD })
    expect(data.user).toBeNull()
    expect(error).toMatchObject({
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    })
  })

  it('createUser refuses a weak password', async () => {
    const { error } = await users.createUser({ email: randomEmail(), password: 'corta' })
    expect(error).toMatchObject({ status: 422, code: 'weak_password' })
  })
})

describe('reading users with the secret key', () => {
  it('finds a user by id', async () => {
    const { user } = await signedUp({ full_name: 'Ana' })
    const { data, error } = await users.getUserById(user.id)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      id: user.id,
      email: user.email,
      user_metadata: { full_name: 'Ana' },
    })
    expect(JSON.stringify(data)).not.toMatch(/encrypted_password|\$2[aby]\$/)
  })

  it('answers 404 for a user who does not exist', async () => {
    const { error } = await users.getUserById(randomUUID())
    expect(error).toMatchObject({ status: 404, code: 'user_not_found', message: 'User not found' })
  })

  it('lists users page by page', async () => {
    await signedUp()
    await signedUp()
    // The second page is read first, because new accounts appear at the beginning and move the others back.
    const second = await users.listUsers({ page: 2, perPage: 1 })
    const { data, error } = await users.listUsers({ page: 1, perPage: 1 })
    expect(error).toBeNull()
    expect(data.users).toHaveLength(1)
    expect(data).toMatchObject({ aud: 'authenticated', nextPage: 2 })
    expect('total' in data && data.total).toBeGreaterThanOrEqual(2)
    expect(second.data.users[0]?.id).not.toBe(data.users[0]?.id)
  })

  it('lists users with their total in x-total-count and the neighbouring pages in link', async () => {
    await signedUp()
    await signedUp()
    const { headers } = await auth('/admin/users?page=1&per_page=1', {
      key: secretKey,
      bearer: secretKey,
    })
    expect(Number(headers.get('x-total-count'))).toBeGreaterThanOrEqual(2)
    expect(headers.get('link')).toMatch(/[?&]page=2[^>]*>; rel="next"/)
    expect(headers.get('link')).toMatch(/rel="last"/)
  })
})

describe('changing a user with the secret key', () => {
  it('changes a user’s address and password without a mail', async () => {
    const { user } = await signedUp()
    const email = randomEmail()
    const { data } = await users.updateUserById(user.id, {
      email,
      password: 'puesta-por-admin',
      email_confirm: true,
    })
    expect(data.user?.email).toBe(email)
    expect((await signedIn({ email, password: 'puesta-por-admin' })).user.id).toBe(user.id)
  })

  it('merges both kinds of a user’s metadata', async () => {
    const { user } = await signedUp({ full_name: 'Ana' })
    const { data } = await users.updateUserById(user.id, {
      user_metadata: { company: 'Norte' },
      app_metadata: { plan: 'pro' },
    })
    expect(data.user).toMatchObject({
      user_metadata: { full_name: 'Ana', company: 'Norte' },
      app_metadata: { provider: 'email', plan: 'pro' },
    })
  })

  it('answers 404 for a change of a user who does not exist', async () => {
    const { error } = await users.updateUserById(randomUUID(), { user_metadata: {} })
    expect(error).toMatchObject({ status: 404, code: 'user_not_found' })
  })
})

describe('deleting a user with the secret key', () => {
  it('deleting a user deletes all rows and files of that user as well', async () => {
    const { user, email } = await signedUp()
    const { data, error } = await users.deleteUser(user.id)
    expect(error).toBeNull()
    expect(data.user?.id).toBe(user.id)
    expect((await users.getUserById(user.id)).error?.status).toBe(404)
    const login = await anonymous().auth.signInWithPassword({ email, password: PASSWORD })
    expect(login.error?.code).toBe('invalid_credentials')
    const { count } = await admin()
      .from('profiles')
      .select('*', { count: 'exact', head: true })
      .eq('id', user.id)
    expect(count).toBe(0)
  })

  it('deleting a user answers an empty object', async () => {
    const { user } = await signedUp()
    const { status, body } = await auth(`/admin/users/${user.id}`, {
      method: 'DELETE',
      key: secretKey,
      bearer: secretKey,
      body: {},
    })
    expect(status).toBe(200)
    expect(body).toEqual({})
  })
})

describe('the admin endpoints', () => {
  it('the admin endpoints refuse the publishable key', async () => {
    const { error } = await anonymous().auth.admin.listUsers()
    expect(error).toMatchObject({ status: 403, code: 'not_admin', message: 'User not allowed' })
  })

  it.each(['/admin/users', `/admin/users/${randomUUID()}`])(
    'the admin endpoints refuse a person’s token: %s',
    async (path) => {
      const { session } = await signedUp()
      const { status, body } = await auth(path, {
        bearer: session.access_token,
        headers: API_VERSION,
      })
      expect(status).toBe(403)
      expect(body).toEqual({ code: 'not_admin', message: 'User not allowed' })
    },
  )

  it('the admin endpoints refuse a write by a person without the secret key', async () => {
    const { session, user } = await signedUp()
    const { status } = await auth(`/admin/users/${user.id}`, {
      method: 'PUT',
      bearer: session.access_token,
      body: { role: 'service_role' },
    })
    expect(status).toBe(403)
    expect((await users.getUserById(user.id)).data.user?.role).toBe('authenticated')
  })
})
