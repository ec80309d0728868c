import { afterEach, expect, it, vi } from 'vitest'
import { countFetches, interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, connectToServer } from '../../ui/testing/render-screen.tsx'
import { CLIENT_HEADERS } from '../client-headers.ts'
import { fileStorage, supabase } from '../supabase.ts'
import { currentSession, freshSession, signOut } from './index.ts'
import { SESSION_KEY } from '../session-key.ts'

const isRefresh = ({ url }: Request) => url.includes('grant_type=refresh_token')

afterEach(async () => {
  vi.useRealTimers()
  await supabase().auth.signOut({ scope: 'local' })
})

async function signIn(): Promise<void> {
  await connectToServer()
  const person = await accounts().createPerson()
  await supabase().auth.setSession(await accounts().sessionOf(person))
}

function expireIn(seconds: number): void {
  const stored = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '{}') as object
  const expires_at = Math.floor(Date.now() / 1000) + seconds
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...stored, expires_at }))
}

it('ACC-21 a session with less than five minutes left is refreshed before its use, once for all calls', async () => {
  await signIn()
  const refreshes = countFetches(isRefresh)
  await freshSession()
  expect(refreshes()).toBe(0)
  expireIn(299)
  const [one, other] = await Promise.all([freshSession(), freshSession()])
  expect(refreshes()).toBe(1)
  expect(one?.refresh_token).toBe(other?.refresh_token)
  expireIn(60)
  await freshSession()
  expect(refreshes()).toBe(2)
})

it('ACC-22 the session on this device ends when the server refuses its token', async () => {
  await signIn()
  interceptFetch(isRefresh, () =>
    Response.json(
      { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
      { status: 400 },
    ),
  )
  expireIn(200)
  await freshSession()
  await expect.poll(currentSession).toBeNull()
})

it('ACC-21 the refreshing stops after a sign-out', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await signIn()
  const refreshes = countFetches(isRefresh)
  await signOut()
  vi.advanceTimersByTime(10 * 60_000)
  expect(refreshes()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

it('every request names the web client', async () => {
  const unnamed: string[] = []
  let count = 0
  const real = globalThis.fetch
  interceptFetch(
    ({ url, headers }) => {
      if (!/\/(auth|rest|storage|functions)\/v1\//.test(url)) return false
      count += 1
      const isNamed = headers.get('x-client-info') === CLIENT_HEADERS['X-Client-Info']
      if (!isNamed) unnamed.push(url)
      return false
    },
    (request) => real(request),
  )
  await connectToServer()
  const person = await accounts().createPerson()
  count = 0
  unnamed.length = 0
  await supabase().auth.signInWithPassword(person)
  await supabase().from('profiles').select('id')
  await (await fileStorage()).from('images').list()
  expireIn(60)
  await freshSession()
  await signOut()
  expect(count).toBeGreaterThanOrEqual(5)
  expect(unnamed).toEqual([])
})
