import { describe, expect, it } from 'vitest'
import { PASSWORD, anonymous, randomEmail } from '../support/clients.ts'
import { nowInSeconds } from '../support/tokens.ts'
import { SOON } from '../../test-support/soon.ts'

function memory() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const options = { auth: { persistSession: true, storage, storageKey: 'predio' } }
  return { kept, options }
}

async function stored() {
  const { kept, options } = memory()
  const supabase = anonymous(options)
  await supabase.auth.signUp({ email: randomEmail(), password: PASSWORD })
  const session = JSON.parse(kept.get('predio') ?? '{}') as {
    refresh_token: string
    expires_at: number
  }
  return { kept, options, session }
}

describe('a stored session', () => {
  it('the next client with the same storage uses a stored session', async () => {
    const { options, session } = await stored()
    const { data } = await anonymous(options).auth.getSession()
    expect(data.session?.refresh_token).toBe(session.refresh_token)
  })

  it('a client refreshes a stored session that ends shortly after the client’s start', async () => {
    const { kept, options, session } = await stored()
    kept.set('predio', JSON.stringify({ ...session, expires_at: nowInSeconds() + 10 }))
    const supabase = anonymous({ auth: { ...options.auth, autoRefreshToken: true } })
    const { error } = await supabase.auth.initialize()
    expect(error).toBeNull()
    const { data } = await supabase.auth.getSession()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect(data.session?.expires_at).toBeGreaterThan(nowInSeconds() + 3_000)
    await supabase.auth.dispose()
  })

  it('the client’s ticker refreshes a stored session', async () => {
    const { kept, options, session } = await stored()
    const supabase = anonymous(options)
    await supabase.auth.initialize()
    kept.set('predio', JSON.stringify({ ...session, expires_at: nowInSeconds() + 10 }))
    await supabase.auth.startAutoRefresh()
    await expect.poll(() => kept.get('predio'), SOON).not.toContain(session.refresh_token)
    await supabase.auth.stopAutoRefresh()
  })

  it('the client drops a stored session that the server no longer knows', async () => {
    const { kept, options, session } = await stored()
    kept.set(
      'predio',
      JSON.stringify({
        ...session,
        refresh_token: 'aaaaaaaaaaaa',
        expires_at: nowInSeconds() - 10,
      }),
    )
    const supabase = anonymous(options)
    const { data } = await supabase.auth.getSession()
    expect(data.session).toBeNull()
    expect(kept.has('predio')).toBe(false)
  })
})

describe('a client that throws', () => {
  it('a client with throwOnError throws the server’s refusals', async () => {
    const supabase = anonymous({ auth: { throwOnError: true } })
    expect(supabase.auth.isThrowOnErrorEnabled()).toBe(true)
    await expect(
      supabase.auth.signInWithPassword({ email: randomEmail(), password: 'incorrecta' }),
    ).rejects.toMatchObject({ status: 400, code: 'invalid_credentials' })
  })
})
