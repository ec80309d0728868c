import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scopeStatement } from '../../src/database/request-scope.ts'
import { attempt } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
const ana = randomUUID()
const luis = randomUUID()

beforeAll(async () => {
  database = await createTestDatabase()
  for (const id of [ana, luis]) {
    await database.owner.query('insert into auth.users (id, email) values ($1, $2)', [
      id,
      `${id}@agente.mx`,
    ])
  }
})
beforeEach(() => database.owner.query('delete from auth.sessions'))
afterAll(() => database.drop())

interface Given {
  user?: string
  opened?: number
  used?: number
  ended?: boolean
}

async function openSession({ user = ana, opened = 60, used, ended }: Given = {}): Promise<string> {
  const id = randomUUID()
  await database.owner.query(
    `insert into auth.sessions (id, user_id, created_at, refreshed_at, not_after, user_agent, ip)
     values ($1, $2, now() - make_interval(mins => $3),
       (now() - make_interval(mins => $4)) at time zone 'utc', $5, 'Mozilla/5.0', '203.0.113.7')`,
    [id, user, opened, used ?? null, ended ? '2020-01-01' : null],
  )
  return id
}

async function asOwnerOf<Row extends object>(
  session: string | undefined,
  text: string,
  values: unknown[] = [],
  user = ana,
): Promise<Row[]> {
  const { owner } = database
  const claims = JSON.stringify({ role: 'authenticated', sub: user, session_id: session })
  await owner.query('begin')
  try {
    await owner.query(
      scopeStatement({ role: 'authenticated', claims, method: 'POST', path: '/', headers: '{}' }),
    )
    const { rows } = await owner.query<Row>(text, values)
    await owner.query('commit')
    return rows
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

interface ListedRow {
  id: string
  user_agent: string
  ip: string
  is_current: boolean
  created_at: Date
  last_used_at: Date
}

const list = (session?: string) =>
  asOwnerOf<ListedRow>(session, 'select * from public.list_sessions()')
const close = async (session: string, user = ana) => {
  const text = 'select public.close_session($1) as closed'
  const rows = await asOwnerOf<{ closed: boolean }>(undefined, text, [session], user)
  return rows[0]?.closed
}
const isOpen = async (id: string) =>
  (await database.owner.query('select 1 from auth.sessions where id = $1', [id])).rowCount === 1

describe('list_sessions', () => {
  it('ACC-28 list_sessions gives device, address and times, the asking session first, then by last use', async () => {
    const [stale, current, fresh] = [
      await openSession({ opened: 900, used: 500 }),
      await openSession({ opened: 90, used: 80 }),
      await openSession({ opened: 700, used: 2 }),
    ]
    await openSession({ user: luis })
    await openSession({ ended: true })
    const listed = await list(current)
    expect(listed.map(({ id }) => id)).toEqual([current, fresh, stale])
    expect(listed.map(({ is_current }) => is_current)).toEqual([true, false, false])
    expect(listed[1]).toMatchObject({ user_agent: 'Mozilla/5.0', ip: '203.0.113.7' })
    const minutesAgo = (date: Date) => Math.round((Date.now() - date.getTime()) / 60_000)
    expect(minutesAgo(listed[1]!.last_used_at)).toBe(2)
    expect(minutesAgo(listed[1]!.created_at)).toBe(700)
  })

  it('list_sessions counts a session that was never refreshed as used when it was opened', async () => {
    await openSession({ opened: 30 })
    const [only] = await list()
    expect(only?.last_used_at).toEqual(only?.created_at)
    expect(only?.is_current).toBe(false)
  })

  it('ACC-28 list_sessions gives the newest fifty sessions and always the asking one', async () => {
    const current = await openSession({ opened: 10_000, used: 9_000 })
    for (let i = 0; i < 55; i++) await openSession({ opened: i + 1 })
    const listed = await list(current)
    expect(listed).toHaveLength(50)
    expect(listed[0]?.id).toBe(current)
  })
})

describe('close_session', () => {
  it('close_session ends a session of the caller with its refresh tokens', async () => {
    const id = await openSession()
    await database.owner.query(
      `insert into auth.refresh_tokens (token, user_id, session_id) values ('uno', $1, $2)`,
      [ana, id],
    )
    expect(await close(id)).toBe(true)
    expect(await isOpen(id)).toBe(false)
    const left = await database.owner.query(`select 1 from auth.refresh_tokens where token = 'uno'`)
    expect(left.rowCount).toBe(0)
    expect(await close(id)).toBe(false)
  })

  it("ACC-28 close_session refuses another agent's session, which stays open", async () => {
    const id = await openSession({ user: luis })
    expect(await close(id)).toBe(false)
    expect(await isOpen(id)).toBe(true)
    expect(await close(id, luis)).toBe(true)
  })
})

it.each([
  ['select * from public.list_sessions()', []],
  ['select public.close_session($1)', [randomUUID()]],
])('only agents may run %s', async (text, values) => {
  expect(await attempt(database.owner, { role: 'anon' }, text, values)).toBe('42501')
  const { rows } = await database.owner.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
       and proname in ('list_sessions', 'close_session') and has_function_privilege('service_role', oid, 'execute')`,
  )
  expect(rows).toEqual([])
})
