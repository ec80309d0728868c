import { AuthSessionMissingError } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { PASSWORD, admin, anonymous, signedIn, signedUp } from '../support/clients.ts'
import { API_VERSION, auth } from '../support/http.ts'
import { nowInSeconds, sign } from '../support/tokens.ts'

describe('reading the user', () => {
  it('GET /user answers the person the token belongs to', async () => {
    const { client, user } = await signedUp({ full_name: 'Ana' })
    const { data, error } = await client.auth.getUser()
    expect(error).toBeNull()
    expect(data.user).toEqual(user)
  })

  it('GET /user answers the user bare, not wrapped', async () => {
    const { session, user } = await signedUp()
    const { status, body } = await auth('/user', { bearer: session.access_token })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: user.id, aud: 'authenticated' })
    expect(body).not.toHaveProperty('user')
  })

  it('GET /user lists the identities', async () => {
    const { client, user } = await signedUp()
    const { data } = await client.auth.getUserIdentities()
    expect(data?.identities.map(({ provider, user_id }) => [provider, user_id])).toEqual([
      ['email', user.id],
    ])
  })

  it('GET /user needs a bearer token', async () => {
    const { status, body } = await auth('/user', { headers: API_VERSION })
    expect(status).toBe(401)
    expect(body).toEqual({
      code: 'no_authorization',
      message: 'This endpoint requires a valid Bearer token',
    })
  })

  it('GET /user refuses a token whose signature was changed', async () => {
    const { session } = await signedUp()
    const [header, claims] = session.access_token.split('.')
    const { status, body } = await auth('/user', {
      bearer: `${header}.${claims}.${'A'.repeat(86)}`,
      headers: API_VERSION,
    })
    expect(status).toBe(403)
    expect(body).toMatchObject({
      code: 'bad_jwt',
      message: expect.stringMatching(/^invalid JWT: unable to parse or verify signature, /),
    })
  })

  it('GET /user refuses an expired token', async () => {
    const { user } = await signedUp()
    const expired = sign({
      sub: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      exp: nowInSeconds() - 3_600,
    })
    const { status, body } = await auth('/user', { bearer: expired, headers: API_VERSION })
    expect(status).toBe(403)
    expect(body).toMatchObject({ code: 'bad_jwt' })
  })

  it('GET /user refuses the token of a deleted person', async () => {
    const { session, user } = await signedUp()
    await admin().auth.admin.deleteUser(user.id)
    const { status, body } = await auth('/user', {
      bearer: session.access_token,
      headers: API_VERSION,
    })
    expect(status).toBe(403)
    expect(body).toEqual({
      code: 'user_not_found',
      message: 'User from sub claim in JWT does not exist',
    })
  })

  it('GET /user refuses the token of a deleted session, and the client forgets that session', async () => {
    const person = await signedUp()
    const other = await signedIn(person)
    await other.client.auth.signOut({ scope: 'others' })
    const { data, error } = await person.client.auth.getUser()
    expect(data.user).toBeNull()
    expect(error).toBeInstanceOf(AuthSessionMissingError)
    expect((await person.client.auth.getSession()).data.session).toBeNull()
  })
})

describe('changing the user', () => {
  it('updateUser adds keys to the metadata and removes keys that the request sets to null', async () => {
    const { client } = await signedUp({ full_name: 'Ana', company: 'Norte' })
    const { data } = await client.auth.updateUser({ data: { company: null, phone: '555' } })
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ana', phone: '555' })
    expect(data.user?.user_metadata).not.toHaveProperty('company')
    expect((await client.auth.getUser()).data.user?.user_metadata).toEqual(data.user?.user_metadata)
  })

  it('updateUser fires the USER_UPDATED event in the client', async () => {
    const { client } = await signedUp()
    const events: string[] = []
    const { data } = client.auth.onAuthStateChange((event) => void events.push(event))
    await client.auth.updateUser({ data: { a: 1 } })
    data.subscription.unsubscribe()
    expect(events).toContain('USER_UPDATED')
  })

  it('updateUser never lets a person write app metadata', async () => {
    const { session } = await signedUp()
    const { status, body } = await auth('/user', {
      method: 'PUT',
      bearer: session.access_token,
      body: { app_metadata: { admin: true } },
      headers: API_VERSION,
    })
    expect(status).toBe(403)
    expect(body).toEqual({
      code: 'not_admin',
      message: 'Updating app_metadata requires admin privileges',
    })
  })
})

describe('changing the password', () => {
  const changed = 'otra-contraseña'

  it('a password change makes the new password work and the old password fail', async () => {
    const { client, email } = await signedUp()
    const { error } = await client.auth.updateUser({
      password: changed,
      current_password: PASSWORD,
    })
    expect(error).toBeNull()
    expect(
      (await anonymous().auth.signInWithPassword({ email, password: changed })).error,
    ).toBeNull()
    const old = await anonymous().auth.signInWithPassword({ email, password: PASSWORD })
    expect(old.error?.code).toBe('invalid_credentials')
  })

  it('a password change ends the other sessions and keeps the session that asked', async () => {
    const here = await signedUp()
    const there = await signedIn(here)
    await here.client.auth.updateUser({ password: changed, current_password: PASSWORD })
    expect((await here.client.auth.refreshSession()).error).toBeNull()
    const { error } = await there.client.auth.refreshSession()
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  })

  it('a password change refuses the present password as the new password', async () => {
    const { client } = await signedUp()
    const again = { password: PASSWORD, current_password: PASSWORD }
    const { error } = await client.auth.updateUser(again)
    expect(error).toMatchObject({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    })
  })

  it('a password change refuses a weak password', async () => {
    const { client } = await signedUp()
    const { error } = await client.auth.updateUser({ password: 'corta' })
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] })
  })

  it('a password change requires the present password', async () => {
    const { client, email } = await signedUp()
    const { error } = await client.auth.updateUser({ password: changed })
    expect(error).toMatchObject({
      status: 400,
      code: 'current_password_required',
      message: 'Current password required when setting new password.',
    })
    const login = await anonymous().auth.signInWithPassword({ email, password: PASSWORD })
    expect(login.error).toBeNull()
  })

  it('a password change verifies the current password that the request sends', async () => {
    const { client, email } = await signedUp()
    const wrong = await client.auth.updateUser({ password: changed, current_password: 'no es' })
    expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' })
    expect(
      (await anonymous().auth.signInWithPassword({ email, password: PASSWORD })).error,
    ).toBeNull()
    const right = await client.auth.updateUser({ password: changed, current_password: PASSWORD })
    expect(right.error).toBeNull()
  })
})
