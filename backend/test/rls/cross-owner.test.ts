import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { attempt, createAgent, insertText, type Agent, type Persona } from './agents.ts'
import { TABLES } from './tables.ts'

let database: TestDatabase
let mine: Agent
let theirs: Agent
let references: Reference[]

interface Reference {
  table: string
  column: string
  parent: string
}

/** The catalogue lists every foreign key to a table with an owner. */
const REFERENCES = `
  select c.relname as "table", a.attname as "column", p.relname as parent
  from pg_constraint f
  join pg_class c on c.oid = f.conrelid
  join pg_class p on p.oid = f.confrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any(f.conkey) and a.attname <> 'user_id'
  where f.contype = 'f' and c.relnamespace = 'public'::regnamespace and p.relnamespace = 'public'::regnamespace
    and exists (select from pg_attribute o where o.attrelid = p.oid and o.attname = 'user_id')
  order by 1, 2`

beforeAll(async () => {
  database = await createTestDatabase()
  mine = await createAgent(database.owner)
  theirs = await createAgent(database.owner)
  references = (await database.owner.query<Reference>(REFERENCES)).rows
})
afterAll(() => database.drop())

const me = (): Persona => ({ role: 'authenticated', id: mine.id })

describe('rows of one agent never point at rows of another', () => {
  it('the catalogue lists the references between tables', () => {
    expect(references.length).toBeGreaterThan(20)
    expect(references).toContainEqual({ table: 'tasks', column: 'client_id', parent: 'clients' })
  })

  it('refuses an insert that points at another agent’s row', async () => {
    for (const { table, column, parent } of references) {
      const rules = TABLES[table]!
      if (!rules.owner.includes('insert')) continue
      const row = { ...rules.row(mine.ids), [column]: theirs.ids[parent] }
      const outcome = await attempt(
        database.owner,
        me(),
        insertText(table, row),
        Object.values(row),
      )
      expect(outcome, `${table}.${column}`).toBe('23503')
    }
  })

  it('refuses an update that points at another agent’s row', async () => {
    for (const { table, column, parent } of references) {
      if (!TABLES[table]!.owner.includes('update')) continue
      const outcome = await attempt(
        database.owner,
        me(),
        `update ${table} set ${column} = $1 where id = $2`,
        [theirs.ids[parent], mine.ids[table]],
      )
      expect(['23503', '42501'], `${table}.${column}`).toContain(outcome)
    }
  })

  it('any owned table can be embedded by name, because each pair of tables has one foreign key', () => {
    const pairs = references.map(({ table, parent }) => `${table} → ${parent}`)
    expect(pairs).toEqual([...new Set(pairs)])
  })

  it('an agent can use a public template of another agent, but not a private one', async () => {
    const text = `insert into documents (name, content, template_id) values ('x', 'y', $1)`
    expect(await attempt(database.owner, me(), text, [theirs.ids['document_templates']])).toBe(
      '23503',
    )
    await database.owner.query('update document_templates set is_public = true where id = $1', [
      theirs.ids['document_templates'],
    ])
    expect(await attempt(database.owner, me(), text, [theirs.ids['document_templates']])).toBe(1)
  })
})

describe('a subscription', () => {
  const change = (assignment: string) =>
    attempt(database.owner, me(), `update subscriptions set ${assignment} where user_id = $1`, [
      mine.id,
    ])

  it.each([
    `status = 'active'`,
    `status = 'expired'`,
    `status = 'cancelled'`,
    `plan_id = '91a00000-0000-4000-8000-000000000003'`,
    `current_period_ends_at = '2099-01-01'`,
    `current_period_starts_at = '2020-01-01'`,
    `auto_renew = true`,
    `billing_type = 'yearly'`,
    `stripe_customer_id = 'cus_x'`,
    `stripe_subscription_id = 'sub_x'`,
    `created_at = '2020-01-01'`,
  ])('an agent cannot set %s on a subscription in trial', async (assignment) => {
    expect(await change(assignment)).toBe('42501')
  })

  it('an agent can cancel an active subscription, and change nothing else with it', async () => {
    await database.owner.query(
      `update subscriptions set status = 'active', auto_renew = true where user_id = $1`,
      [mine.id],
    )
    expect(await change(`status = 'cancelled'`)).toBe(1)
    expect(
      await change(`status = 'cancelled', cancellation_date = now(), auto_renew = false`),
    ).toBe(1)
    expect(await change(`status = 'cancelled', current_period_ends_at = '2099-01-01'`)).toBe(
      '42501',
    )
    expect(await change(`status = 'trial'`)).toBe('42501')
    expect(await change(`auto_renew = false`)).toBe('42501')
  })
})
