import { REPORT_NAMES } from '@predio/domain/reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attempt, createAgent, type Agent } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let agent: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  agent = await createAgent(database.owner)
})
afterAll(() => database.drop())

it('a constraint limits every date of a public table', async () => {
  const { rows } = await database.owner.query(`
    select part.table_name || '.' || part.column_name as name
    from information_schema.columns as part
    join information_schema.tables as base using (table_schema, table_name)
    where part.table_schema = 'public' and base.table_type = 'BASE TABLE' and part.is_generated = 'NEVER'
      and part.data_type in ('date', 'timestamp with time zone')
      and not exists (
        select from pg_constraint as bound
        where bound.conrelid = format('public.%I', part.table_name)::regclass and bound.contype = 'c'
          and pg_get_constraintdef(bound.oid) like '%' || part.column_name || ' >= ''1900-01-01%'
      )`)
  expect(rows).toEqual([])
})

it.each(['infinity', '-infinity', '1899-12-31', '2200-01-01', '20000-01-01'])(
  'a task due %s is refused',
  async (day) => {
    const insert = database.owner.query(
      `insert into tasks (user_id, title, due_date) values ($1, 'Llamar', $2)`,
      [agent.id, day],
    )
    await expect(insert).rejects.toMatchObject({ constraint: 'tasks_due_date_range' })
  },
)

it('the booking function also refuses a visit on an infinite date', async () => {
  const call = `select book_visit(gen_random_uuid(), gen_random_uuid(), null, null, 'infinity', 'Visita', 'Visita')`
  const me = { role: 'authenticated', id: agent.id } as const
  expect(await attempt(database.owner, me, call)).toBe('23514')
})

describe('reports', () => {
  it.each(REPORT_NAMES)('the report %s refuses infinite dates at once', async (name) => {
    for (const [first, last] of [
      ['-infinity', '-infinity'],
      ['-infinity', 'infinity'],
      ['2026-01-01', 'infinity'],
      ['0001-01-01', '2026-01-01'],
      [null, null],
    ]) {
      const call = database.owner.query(`select public.report_${name}($1, $2, 'UTC')`, [
        first,
        last,
      ])
      await expect(call).rejects.toMatchObject({ code: '22008' })
    }
  })
})
