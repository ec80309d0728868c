import { randomUUID } from 'node:crypto'
import { COLUMNS } from '@predio/domain/database'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { formColumns, type RecordTable } from '../../../test-support/record-columns.ts'
import { createAgent, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

type Values = Record<string, unknown>

/** Columns with rules of their own are in `SPECIAL`. */
const BY_TYPE: Values = {
  text: 'Texto',
  'text[]': ['uno'],
  date: '1990-05-17',
  smallint: 2,
  'numeric(14,2)': 150,
}
const SPECIAL: Values = {
  type: 'comprador',
  email: 'ana@correo.mx',
  phone: '9991234567',
  whatsapp: '9997654321',
  status: 'lead',
  property_type: ['casa'],
  operation: 'rent',
}
const KINDS = ['clients', 'client_preferences'] as const

let database: TestDatabase
let agent: Agent
let client: Values
let wishes: Values
let emptyClient: Values
let emptyWishes: Values

beforeAll(async () => {
  database = await createTestDatabase()
  agent = await createAgent(database.owner)
  ;[client, emptyClient] = await valuesFor('clients')
  ;[wishes, emptyWishes] = await valuesFor('client_preferences')
})
afterAll(() => database.drop())
beforeEach(() => database.owner.query('delete from clients'))

async function valuesFor(table: RecordTable): Promise<[filled: Values, empty: Values]> {
  const { rows } = await database.owner.query<{ name: string; type: string; required: boolean }>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required
     from pg_attribute where attrelid = $1::regclass and attname = any ($2) order by attnum`,
    [table, formColumns(table)],
  )
  const filled = rows.map(({ name, type }): [string, unknown] => {
    expect([type, BY_TYPE[type]], `a value for ${name}`).not.toContain(undefined)
    return [name, SPECIAL[name] ?? BY_TYPE[type]]
  })
  const empty = filled.map(([name, value]): [string, unknown] => {
    const { required } = rows.find((row) => row.name === name)!
    if (!required) return [name, name === 'last_name' ? value : null]
    return [name, Array.isArray(value) ? [] : name === 'status' ? 'active' : value]
  })
  return [Object.fromEntries(filled), Object.fromEntries(empty)]
}

function call<Answer>(text: string, values: unknown[]): Promise<Answer> {
  return runAs(database.owner, agent, async () => {
    const { rows } = await database.owner.query<{ answer: Answer }>(text, values)
    return rows[0]!.answer
  })
}

async function save(id: string, given: Values, wanted: Values, seen: string | null = null) {
  const text = 'select save_client($1, $2, $3, $4) as answer'
  expect(await call(text, [id, given, wanted, seen])).toBe(true)
}

interface Stored {
  client: Values
  wishes: Values
  seen: string
}

async function stored(id: string): Promise<Stored> {
  const { rows } = await database.owner.query<Stored>(
    `select to_jsonb(client) as client, to_jsonb(wanted) as wishes, to_json(client.updated_at) #>> '{}' as seen
     from clients as client left join client_preferences as wanted on wanted.client_id = client.id where client.id = $1`,
    [id],
  )
  return rows[0]!
}

const NAMED = { type: 'comprador', first_name: 'Luz', last_name: 'Uc' }
const rest = ({ type: _type, first_name: _first, last_name: _last, ...values }: Values) => values

it('CLIENT-30 a save writes every named column, keeps the others and empties those sent as null', async () => {
  const id = randomUUID()
  await save(id, client, wishes)
  expect(await stored(id)).toMatchObject({ client, wishes })
  await save(id, {}, {}, (await stored(id)).seen)
  expect(await stored(id)).toMatchObject({ client, wishes })
  const nothing = (values: Values) =>
    Object.fromEntries(Object.keys(values).map((key) => [key, null]))
  const named = { ...nothing(client), ...NAMED }
  await save(id, named, nothing(wishes), (await stored(id)).seen)
  expect(await stored(id)).toMatchObject({
    client: { ...emptyClient, ...NAMED },
    wishes: emptyWishes,
  })
})

it.each(KINDS)('CLIENT-30 only the form’s columns of %s can be written', async (table) => {
  const given = Object.fromEntries(COLUMNS[table].map((column) => [column, null]))
  const { rows } = await database.owner.query<{ name: string }>(
    'select name from private.form_columns($1, $2)',
    [table, given],
  )
  const written = rows.map(({ name }) => name).filter((name) => name !== 'client_id')
  expect(written, `columns of ${table} that a call writes`).toEqual(formColumns(table))
})

it('CLIENT-30 a save does not change the columns that the server sets', async () => {
  const id = randomUUID()
  const theirs = { id: randomUUID(), user_id: randomUUID(), import_id: randomUUID(), import_row: 3 }
  await save(id, { ...client, ...theirs, is_example: true }, { ...wishes, client_id: randomUUID() })
  expect(await stored(id)).toMatchObject({
    client: { id, user_id: agent.id, import_id: null, is_example: false },
    wishes: { client_id: id, user_id: agent.id },
  })
})

it('CLIENT-30 an import writes every column, and completing a known client keeps unnamed columns', async () => {
  const batch = [
    { import_row: 1, ...NAMED },
    { import_row: 2, ...client },
  ]
  const text = 'select import_clients($1, $2) as answer'
  expect(await call(text, [randomUUID(), JSON.stringify(batch)])).toMatchObject({ added: 2 })
  const ids = await database.owner.query<{ id: string }>(
    'select id from clients order by import_row',
  )
  const [named, whole] = ids.rows.map(({ id }) => id) as [string, string]
  expect((await stored(named)).client).toMatchObject({ ...emptyClient, ...NAMED })
  expect((await stored(whole)).client).toMatchObject(client)
  const update = async (id: string, given: Values) => {
    const row = { id, updated_at: (await stored(id)).seen, needs_review: false, ...given }
    const text = 'select update_imported_clients($1) as answer'
    expect(await call(text, [JSON.stringify([row])])).toBe(id)
  }
  await update(whole, NAMED)
  expect((await stored(whole)).client).toMatchObject({ ...client, ...NAMED })
  await update(named, { ...client, email: 'otra@correo.mx' })
  expect((await stored(named)).client).toMatchObject({ ...client, email: 'otra@correo.mx' })
})

it('CLIENT-30 a merge keeps unnamed columns, from the remaining client before the removed one', async () => {
  for (const [first, second] of [
    [client, NAMED],
    [NAMED, client],
  ] as const) {
    const [keep, remove] = [randomUUID(), randomUUID()]
    await save(keep, first, first === client ? wishes : {})
    await save(remove, second, second === client ? wishes : {})
    const seen = [(await stored(keep)).seen, (await stored(remove)).seen]
    const text = 'select merge_clients($1, $2, $3, $4, $5, $6) as answer'
    const known = { ...NAMED, tags: ['uno'], status: 'lead' }
    const asked = { property_type: ['casa'], locations: ['uno'] }
    expect(await call(text, [keep, remove, ...seen, known, asked])).toBe('merged')
    expect(await stored(keep)).toMatchObject({ client: rest(client), wishes })
    await database.owner.query('delete from clients')
  }
})
