import { describe, expect, it } from 'vitest'
import { admin, signedIn, signedUp } from '../support/clients.ts'
import { API_VERSION, auth, rest } from '../support/http.ts'

async function threeDevices() {
  const here = await signedUp()
  const [second, third] = await Promise.all([signedIn(here), signedIn(here)])
  return { here, others: [second, third] }
}

async function isAlive({ client }: Awaited<ReturnType<typeof signedUp>>): Promise<boolean> {
  return (await client.auth.refreshSession()).error === null
}

describe('signing out', () => {
  it.each([
    ['local', [false, true, true]],
    ['others', [true, false, false]],
    ['global', [false, false, false]],
  ] as const)(
    'a sign-out with scope %s ends exactly the sessions of that scope',
    async (scope, alive) => {
      const { here, others } = await threeDevices()
      const copy = (await signedUp()).client
      await copy.auth.setSession(here.session)
      expect((await here.client.auth.signOut({ scope })).error).toBeNull()
      const left = await Promise.all([{ ...here, client: copy }, ...others].map(isAlive))
      expect(left).toEqual(alive)
    },
  )

  it('a sign-out without a scope ends all sessions of the person', async () => {
    const { here, others } = await threeDevices()
    await here.client.auth.signOut()
    expect(await Promise.all(others.map(isAlive))).toEqual([false, false])
  })

  it('a sign-out answers 204 without a body', async () => {
    const { session } = await signedUp()
    const { status, text } = await auth('/logout?scope=local', {
      method: 'POST',
      bearer: session.access_token,
    })
    expect(status).toBe(204)
    expect(text).toBe('')
  })

  it('a sign-out removes the session from the client and fires the SIGNED_OUT event', async () => {
    const { client } = await signedUp()
    const events: string[] = []
    const { data } = client.auth.onAuthStateChange((event) => void events.push(event))
    await client.auth.signOut({ scope: 'local' })
    data.subscription.unsubscribe()
    expect(events).toContain('SIGNED_OUT')
    expect((await client.auth.getSession()).data.session).toBeNull()
  })

  it('a sign-out makes the refresh token unknown', async () => {
    const { client, session } = await signedUp()
    await client.auth.signOut({ scope: 'local' })
    const { status, body } = await auth('/token?grant_type=refresh_token', {
      method: 'POST',
      body: { refresh_token: session.refresh_token },
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error_code: 'refresh_token_not_found' })
  })

  it('a sign-out ends the access token for /user and for REST at once', async () => {
    const { client, session } = await signedUp()
    await client.auth.signOut({ scope: 'local' })
    const who = await auth('/user', { bearer: session.access_token, headers: API_VERSION })
    expect(who.status).toBe(403)
    expect(who.body).toEqual({
      code: 'session_not_found',
      message: 'Session from session_id claim in JWT does not exist',
    })
    const rows = await rest('/profiles?select=id', { bearer: session.access_token })
    expect(rows.status).toBe(401)
    expect(rows.body).toMatchObject({ message: 'JWT session ended' })
  })

  it('a sign-out needs a bearer token', async () => {
    const { status, body } = await auth('/logout', { method: 'POST', headers: API_VERSION })
    expect(status).toBe(401)
    expect(body).toMatchObject({ code: 'no_authorization' })
  })

  it('a sign-out refuses a scope that does not exist', async () => {
    const { session } = await signedUp()
    const { status, body } = await auth('/logout?scope=everything', {
      method: 'POST',
      bearer: session.access_token,
      headers: API_VERSION,
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'validation_failed' })
  })

  it('the secret key can sign a person out with that person’s token', async () => {
    const person = await signedUp()
    const { error } = await admin().auth.admin.signOut(person.session.access_token, 'global')
    expect(error).toBeNull()
    expect(await isAlive(person)).toBe(false)
  })
})
