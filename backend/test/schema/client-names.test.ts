import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attempt, createAgent, type Agent } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

/** Prepares a client who was imported with a first name alone; every text that names the client must omit the surname. */
let database: TestDatabase
let agent: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  agent = await createAgent(database.owner)
  await database.owner.query(
    `update clients set first_name = 'Lupita', last_name = null, needs_review = true where id = $1`,
    [agent.ids['clients']],
  )
})
afterAll(() => database.drop())

async function rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.owner.query(text, values)).rows as Row[]
}

describe('CLIENT-16 a client without a surname', () => {
  it.each(['opportunity_rows', 'task_rows', 'interaction_rows', 'document_rows'])(
    'a client without a surname has a name in %s',
    async (view) => {
      const text = `select client_name from ${view} where user_id = $1 and client_id = $2`
      expect(await rows(text, [agent.id, agent.ids['clients']])).toEqual([
        { client_name: 'Lupita' },
      ])
    },
  )

  it.each(['opportunity_rows', 'task_rows', 'interaction_rows', 'document_rows'])(
    'a record without a client has no client name in %s',
    async (view) => {
      const names = await rows<{ client_name: string | null }>(
        `select client_name from ${view} where user_id = $1 and client_id is null`,
        [agent.id],
      )
      expect(names.every(({ client_name }) => client_name === null)).toBe(true)
    },
  )

  it('a client without a surname has a name in the notices of tasks, visits and contracts', async () => {
    const owned = [agent.id, agent.ids['clients']]
    await rows(
      `insert into tasks (user_id, client_id, title, due_date) values ($1, $2, 'Llamar', now() - interval '2 days')`,
      owned,
    )
    await rows(
      `insert into interactions (user_id, client_id, type, subject, scheduled_at)
       values ($1, $2, 'visit', 'Visita', date_trunc('day', now() at time zone 'America/Mexico_City') at time zone 'America/Mexico_City' + interval '36 hours')`,
      owned,
    )
    await rows(
      `update properties set rental_contract_end = (now() at time zone 'America/Mexico_City')::date + 30 where id = $1`,
      [agent.ids['properties']],
    )
    await rows(`delete from property_clients where user_id = $1`, [agent.id])
    await rows(
      `insert into property_clients (user_id, created_by, client_id, property_id, relationship_type) values ($1, $1, $2, $3, 'tenant')`,
      [...owned, agent.ids['properties']],
    )
    await rows(`select private.run_daily_work()`)
    const notices = await rows<{ kind: string; text: string }>(
      `select kind, title || ' ' || message as text from notifications
       where user_id = $1 and kind in ('task_overdue', 'visit_tomorrow', 'rental_contract_ending')
       order by kind`,
      [agent.id],
    )
    expect(notices.map(({ kind }) => kind)).toEqual([
      'rental_contract_ending',
      'task_overdue',
      'visit_tomorrow',
    ])
    expect(notices[0]?.text).toContain('Inquilino: Lupita.')
    expect(notices[1]?.text).toContain('Cliente: Lupita.')
    expect(notices[2]?.text).toMatch(/: Lupita .*Cliente: Lupita\./)
  })

  it('a client without a surname has a name in the notice of a birthday', async () => {
    await rows(`update clients set birthday = '1980-11-16' where id = $1`, [agent.ids['clients']])
    await rows(`select private.run_daily_work('2026-11-16T15:00:00Z')`)
    const text = `select title from notifications where user_id = $1 and kind = 'client_birthday'`
    expect(await rows(text, [agent.id])).toEqual([{ title: 'Hoy es cumpleaños de Lupita' }])
  })

  it('a client without a surname has a name in the notice of a visit that the assistant booked', async () => {
    await rows(
      `insert into interactions (user_id, client_id, type, subject, scheduled_at, booked_by)
       values ($1, $2, 'visit', 'Visita', now() + interval '9 days', 'assistant')`,
      [agent.id, agent.ids['clients']],
    )
    const text = `select title from notifications where user_id = $1 and kind = 'visit_booked'`
    expect(await rows(text, [agent.id])).toEqual([{ title: 'Visita agendada: Lupita' }])
  })

  it('the search finds a client without a surname', async () => {
    const text = `select first_name from client_list where user_id = $1 and search like '%lupita%'`
    expect(await rows(text, [agent.id])).toEqual([{ first_name: 'Lupita' }])
  })

  it('a client keeps the review mark until the client has a surname', async () => {
    const persona = { role: 'authenticated', id: agent.id } as const
    const text = 'update clients set needs_review = false where id = $1'
    expect(await attempt(database.owner, persona, text, [agent.ids['clients']])).toBe('23514')
    const whole = `update clients set needs_review = false, last_name = 'Uc' where id = $1`
    expect(await attempt(database.owner, persona, whole, [agent.ids['clients']])).toBe(1)
  })
})

it('no view and no function joins a surname to other text, which would be null without it', async () => {
  const joined = `(\\|\\|\\s*\\(?\\w+\\.last_name|last_name\\s*\\|\\|)`
  const found = await rows<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'v' and relnamespace = 'public'::regnamespace and pg_get_viewdef(oid) ~ '${joined}'
     union all
     select proname from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and prosrc ~ '${joined}'`,
  )
  expect(found).toEqual([])
})
