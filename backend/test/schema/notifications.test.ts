import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attempt, createAgent, insertRow, type Agent } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let mine: Agent
let theirs: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  mine = await createAgent(database.owner)
  theirs = await createAgent(database.owner)
  await database.owner.query(`update profiles set time_zone = 'America/Cancun'`)
})
afterAll(() => database.drop())
beforeEach(() => database.owner.query('delete from notifications'))

const me = () => ({ role: 'authenticated', id: mine.id }) as const

async function notices(agent = mine): Promise<Record<string, unknown>[]> {
  const { rows } = await database.owner.query(
    'select kind, title, message, data, read from notifications where user_id = $1 order by created_at',
    [agent.id],
  )
  return rows as Record<string, unknown>[]
}

const book = (change: Record<string, unknown> = {}) =>
  insertRow(database.owner, 'interactions', {
    user_id: mine.id,
    type: 'visit',
    subject: 'Visita',
    scheduled_at: '2099-11-15T22:30:00Z',
    booked_by: 'assistant',
    ...change,
  })

describe('a visit booked by the assistant', () => {
  it('NOT-23 a visit booked by the assistant is announced with its time in the agent’s zone, its client and property', async () => {
    const { clients, properties } = mine.ids
    const id = await book({ client_id: clients, property_id: properties })
    expect(await notices()).toEqual([
      {
        kind: 'visit_booked',
        title: 'Visita agendada: José Núñez',
        message:
          'El asistente la acordó para el 15 de noviembre de 2099 a las 5:30 p.m. Cliente: José Núñez. Propiedad: Casa en Mérida.',
        data: { interaction_id: id, client_id: clients, property_id: properties },
        read: false,
      },
    ])
    expect(await notices(theirs)).toEqual([])
  })

  it.each<[string, Record<string, unknown>]>([
    ['a visit the agent wrote down', { booked_by: 'agent' }],
    ['a call', { type: 'call' }],
    ['a visit without a time', { scheduled_at: null }],
  ])('NOT-23 no notification announces %s', async (_, change) => {
    await book(change)
    expect(await notices()).toEqual([])
  })

  it('NOT-14 a booked visit is not announced when the agent switched this kind off', async () => {
    const values = [mine.id]
    await database.owner.query(
      `insert into notification_preferences (user_id, kind, enabled) values ($1, 'visit_booked', false)`,
      values,
    )
    await book()
    expect(await notices()).toEqual([])
    await database.owner.query(
      `delete from notification_preferences where user_id = $1 and kind = 'visit_booked'`,
      values,
    )
  })

  it('INT-11 an interaction refuses an unknown value of booked_by', async () => {
    await expect(book({ booked_by: 'nadie' })).rejects.toMatchObject({
      constraint: 'interactions_booked_by_known',
    })
  })
})

it('NOT-02 a notification marked as read has the time of reading, and loses it with the mark', async () => {
  const id = await insertRow(database.owner, 'notifications', {
    user_id: mine.id,
    title: 'Aviso',
    message: 'Texto',
  })
  const readAt = async (read: boolean) => {
    const { rows } = await database.owner.query<{ read_at: Date | null }>(
      'update notifications set read = $2 where id = $1 returning read_at',
      [id, read],
    )
    return rows[0]!.read_at
  }
  expect(Date.now() - ((await readAt(true))?.getTime() ?? 0)).toBeLessThan(60_000)
  expect(await readAt(false)).toBeNull()
})

describe('mark_notifications_read', () => {
  const add = (agent: Agent, created_at: string) =>
    insertRow(database.owner, 'notifications', {
      user_id: agent.id,
      title: 'Aviso',
      message: 'Texto',
      created_at,
    })

  async function mark(call: string): Promise<[marked: number, unread: number]> {
    const { owner } = database
    await owner.query('begin')
    try {
      await owner.query('set local role authenticated')
      await owner.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ sub: mine.id, role: 'authenticated' }),
      ])
      const { rows } = await owner.query<{ marked: number }>(`select public.${call} as marked`)
      await owner.query('reset role')
      const left = await owner.query('select from notifications where not read')
      return [rows[0]?.marked ?? -1, left.rowCount ?? -1]
    } finally {
      await owner.query('rollback')
    }
  }

  it('NOT-11 marking notifications as read marks those of this agent only', async () => {
    await add(mine, '2026-01-01')
    await add(mine, '2026-01-02')
    await add(theirs, '2026-01-01')
    expect(await mark('mark_notifications_read()')).toEqual([2, 1])
  })

  it('NOT-11 marking notifications as read skips those that arrived after the newest one shown', async () => {
    await add(mine, '2026-01-01')
    await add(mine, '2026-01-02')
    expect(await mark(`mark_notifications_read('2026-01-01T12:00:00Z')`)).toEqual([1, 1])
  })

  it('NOT-32 marking notifications as read is refused to visitors', async () => {
    const text = 'select public.mark_notifications_read()'
    expect(await attempt(database.owner, { role: 'anon' }, text)).toBe('42501')
    expect(await attempt(database.owner, me(), text)).toBe(1)
  })
})

it('NOT-09 pages of notifications, all or unread, are read from an index', async () => {
  await database.owner.query('begin')
  await database.owner.query('set local enable_seqscan = off')
  await database.owner.query('set local enable_sort = off')
  for (const [filter, index] of [
    ['', 'notifications_user_id_created_at_id_idx'],
    ['and not read', 'notifications_user_id_unread_created_at_idx'],
  ]) {
    const { rows } = await database.owner.query(
      `explain select id from notifications where user_id = $1 ${filter}
         and (created_at, id) < (now(), gen_random_uuid())
       order by created_at desc, id desc limit 20`,
      [mine.id],
    )
    expect(JSON.stringify(rows)).toContain(index)
    expect(JSON.stringify(rows)).not.toContain('Sort')
  }
  await database.owner.query('rollback')
})

describe('preferences', () => {
  const prefer = (kind: string, enabled: boolean) =>
    attempt(
      database.owner,
      me(),
      `insert into notification_preferences (kind, enabled) values ('${kind}', ${enabled})
       on conflict (user_id, kind) do update set enabled = excluded.enabled`,
    )

  it.each(['payment_failed', 'general', 'welcome'])(
    'NOT-15 notifications of kind %s cannot be switched off',
    async (kind) => {
      expect(await prefer(kind, false)).toBe('23514')
      expect(await prefer(kind, true)).toBe(1)
    },
  )

  it.each(['task_due', 'visit_booked', 'document_opened', 'trial_ending'])(
    'NOT-14 notifications of kind %s can be switched off and on',
    async (kind) => {
      expect(await prefer(kind, false)).toBe(1)
      expect(await prefer(kind, true)).toBe(1)
    },
  )
})
