import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { PASSWORD, anonymous, randomEmail, signedUp } from '../support/clients.ts'
import { url } from '../support/context.ts'
import { API_VERSION, auth, raw } from '../support/http.ts'
import { mailTo, verifyPath } from '../support/outbox.ts'

const pkce = () => anonymous({ auth: { flowType: 'pkce' } })

async function recoveredCode() {
  const { email, user } = await signedUp()
  const supabase = pkce()
  await supabase.auth.resetPasswordForEmail(email, { redirectTo: `${url}/restablecer` })
  const mail = await mailTo(email)
  const { status, headers } = await raw(verifyPath(mail, `${url}/restablecer`), { key: null })
  expect(status).toBe(303)
  const location = new URL(headers.get('location') ?? '')
  return { supabase, user, mail, location, code: location.searchParams.get('code') ?? '' }
}

function exchange(auth_code: string, code_verifier: string) {
  return auth('/token?grant_type=pkce', {
    method: 'POST',
    body: { auth_code, code_verifier },
    headers: API_VERSION,
  })
}

describe('the PKCE flow', () => {
  it('PKCE puts a code into the address instead of tokens', async () => {
    const { mail, location, code } = await recoveredCode()
    expect(mail.tokenHash).toMatch(/^pkce_[0-9a-f]{56}$/)
    expect(location.pathname).toBe('/restablecer')
    expect(code).toMatch(/^[0-9a-f-]{36}$/)
    expect(location.hash).not.toContain('access_token')
  })

  it('exchanges the code for a session with the verifier that only this client has', async () => {
    const { supabase, user, code } = await recoveredCode()
    const events: string[] = []
    const subscribed = supabase.auth.onAuthStateChange((event) => void events.push(event))
    const { data, error } = await supabase.auth.exchangeCodeForSession(code)
    subscribed.data.subscription.unsubscribe()
    expect(error).toBeNull()
    expect(data.user?.id).toBe(user.id)
    expect(events).toContain('PASSWORD_RECOVERY')
  })

  it('refuses another PKCE verifier', async () => {
    const { code } = await recoveredCode()
    const { status, body } = await exchange(code, 'x'.repeat(43))
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'bad_code_verifier' })
  })

  it('refuses a PKCE code that the server does not know', async () => {
    const { status, body } = await exchange(randomUUID(), 'x'.repeat(43))
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'flow_state_not_found' })
  })

  it('accepts a PKCE code only once', async () => {
    const { supabase, code } = await recoveredCode()
    expect((await supabase.auth.exchangeCodeForSession(code)).error).toBeNull()
    const { status, body } = await exchange(code, 'x'.repeat(43))
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'flow_state_not_found' })
  })

  it('a PKCE sign-up opens a session at once, because addresses need no confirmation', async () => {
    const { data, error } = await pkce().auth.signUp({ email: randomEmail(), password: PASSWORD })
    expect(error).toBeNull()
    expect(data.session?.refresh_token).toMatch(/^[\w-]{22}$/)
  })
})
