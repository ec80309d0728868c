import { describe, expect, it, vi } from 'vitest'
import { anonymous, signedIn, signedUp } from '../support/clients.ts'

interface Listed {
  id: string
  ip: string
  is_current: boolean
  last_used_at: string
}

describe('the sessions of an agent', () => {
  it('list_sessions puts the asking session first, and closing a session ends that session at once', async () => {
    const here = await signedUp()
    const there = await signedIn(here)
    const { data, error } = await here.client.rpc('list_sessions')
    expect(error).toBeNull()
    const listed = data as Listed[]
    expect(listed.map(({ is_current }) => is_current)).toEqual([true, false])
    expect(listed[1]).toMatchObject({ ip: '127.0.0.1', last_used_at: expect.any(String) })

    const closed = await here.client.rpc('close_session', { session_id: listed[1]?.id })
    expect(closed.data).toBe(true)
    expect((await there.client.auth.refreshSession()).error).not.toBeNull()
    // The server believes for five seconds that a session which it has just seen is open.
    await vi.waitFor(
      async () => expect((await there.client.from('clients').select('id')).status).toBe(401),
      { timeout: 10_000, interval: 500 },
    )
    expect((await here.client.rpc('list_sessions')).data).toHaveLength(1)
  })

  it('an agent neither sees nor closes the sessions of another agent, and a visitor sees none', async () => {
    const [mine, theirs] = [await signedUp(), await signedUp()]
    const { data } = await theirs.client.rpc('list_sessions')
    const [session] = data as Listed[]
    const refused = await mine.client.rpc('close_session', { session_id: session?.id })
    expect(refused.data).toBe(false)
    expect((await theirs.client.auth.refreshSession()).error).toBeNull()
    expect((await anonymous().rpc('list_sessions')).error).not.toBeNull()
    expect(
      (await anonymous().rpc('close_session', { session_id: session?.id })).error,
    ).not.toBeNull()
  })
})
