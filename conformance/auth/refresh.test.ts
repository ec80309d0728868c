import { describe, expect, it } from 'vitest'
import { admin, signedUp, type Person } from '../support/clients.ts'
import { API_VERSION, auth, type Answer } from '../support/http.ts'
import { claimsOf } from '../support/tokens.ts'

interface Tokens {
  access_token: string
  refresh_token: string
}

function refresh(token: string): Promise<Answer> {
  return auth('/token?grant_type=refresh_token', {
    method: 'POST',
    body: { refresh_token: token },
    headers: API_VERSION,
  })
}

async function refreshed(token: string): Promise<string> {
  const { status, body } = await refresh(token)
  expect(status).toBe(200)
  return (body as Tokens).refresh_token
}

async function age({ session }: Person, seconds: number): Promise<void> {
  const { error } = await admin().rpc('fx_age_session', {
    session: claimsOf(session.access_token)['session_id'],
    seconds,
  })
  expect(error).toBeNull()
}

const ALREADY_USED = {
  code: 'refresh_token_already_used',
  message: 'Invalid Refresh Token: Already Used',
}

describe('refreshing a session', () => {
  it('a refresh gives new tokens for the same session', async () => {
    const { client, session } = await signedUp()
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect(data.session?.refresh_token).toMatch(/^[\w-]{22}$/)
    expect(claimsOf(data.session?.access_token ?? '')['session_id']).toBe(
      claimsOf(session.access_token)['session_id'],
    )
    expect(data.user?.id).toBe(session.user.id)
  })

  it('fires the TOKEN_REFRESHED event when the client refreshes its session', async () => {
    const { client } = await signedUp()
    const events: string[] = []
    const { data } = client.auth.onAuthStateChange((event) => void events.push(event))
    await client.auth.refreshSession()
    data.subscription.unsubscribe()
    expect(events).toContain('TOKEN_REFRESHED')
  })

  it('setSession takes up a session from its two tokens', async () => {
    const { session, user } = await signedUp()
    const other = (await signedUp()).client
    const { data, error } = await other.auth.setSession(session)
    expect(error).toBeNull()
    expect(data.user?.id).toBe(user.id)
    expect((await other.auth.getUser()).data.user?.id).toBe(user.id)
  })

  it('a refresh carries changed metadata into the next access token', async () => {
    const { client } = await signedUp({ full_name: 'Antes' })
    await client.auth.updateUser({ data: { full_name: 'Después' } })
    const { data } = await client.auth.refreshSession()
    expect(claimsOf(data.session?.access_token ?? '')['user_metadata']).toMatchObject({
      full_name: 'Después',
    })
  })

  it.each([
    ['too short', 'abc'],
    ['of another alphabet', 'abcdefghijk!'],
    ['empty', ''],
  ])('refuses a refresh token that is %s', async (_, token) => {
    const { status, body } = await refresh(token)
    expect(status).toBe(400)
    expect(body).toEqual({ code: 'validation_failed', message: 'Refresh token is not valid' })
  })

  it('refuses a refresh token that the server does not know', async () => {
    const { status, body } = await refresh('aaaaaaaaaaaa')
    expect(status).toBe(400)
    expect(body).toEqual({
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    })
  })
})

describe('a refresh token that was used before', () => {
  it('a: a used token returns the active token again, for a minute, when the used token is its parent', async () => {
    const person = await signedUp()
    const first = person.session.refresh_token
    const second = await refreshed(first)
    await age(person, 50)
    expect(await refreshed(first)).toBe(second)
  })

  it('b: a used token returns a new token within ten seconds', async () => {
    const person = await signedUp()
    const first = person.session.refresh_token
    const second = await refreshed(first)
    const third = await refreshed(second)
    const fourth = await refreshed(first)
    expect([first, second, third]).not.toContain(fourth)
  })

  it('c: a used token is refused after ten seconds', async () => {
    const person = await signedUp()
    const first = person.session.refresh_token
    await refreshed(await refreshed(first))
    await age(person, 11)
    const { status, body } = await refresh(first)
    expect(status).toBe(400)
    expect(body).toEqual(ALREADY_USED)
  })

  it('c: a used token revokes the whole session, its newest token too', async () => {
    const person = await signedUp()
    const first = person.session.refresh_token
    const newest = await refreshed(await refreshed(first))
    await age(person, 11)
    expect((await refresh(first)).body).toEqual(ALREADY_USED)
    await age(person, 11)
    const { status, body } = await refresh(newest)
    expect(status).toBe(400)
    expect(body).toEqual(ALREADY_USED)
  })

  it('a used refresh token leaves other sessions of the person alone', async () => {
    const person = await signedUp()
    const other = await person.client.auth.signInWithPassword(person)
    const first = person.session.refresh_token
    await refreshed(await refreshed(first))
    await age(person, 11)
    expect((await refresh(first)).status).toBe(400)
    expect((await refresh(other.data.session?.refresh_token ?? '')).status).toBe(200)
  })
})

describe('refreshes at the same time', () => {
  it('refreshes at the same time all get the same successor', async () => {
    const { session } = await signedUp()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => refresh(session.refresh_token)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const tokens = answers.map(({ body }) => (body as Tokens).refresh_token)
    expect(new Set(tokens).size).toBe(1)
    expect(tokens[0]).not.toBe(session.refresh_token)
  })
})
