import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let mine: Agent
let theirs: Agent

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  mine = await createAgent(database.owner)
  theirs = await createAgent(database.owner)
})

async function as<Row>(agent: Agent, text: string, values: unknown[] = []): Promise<Row[]> {
  const { owner } = database
  return runAs(owner, agent, async () => (await owner.query(text, values)).rows as Row[])
}

async function count(table: string, column: string, id: string): Promise<number> {
  const { rows } = await database.owner.query<{ n: string }>(
    `select count(*) as n from ${table} where ${column} = $1`,
    [id],
  )
  return Number(rows[0]?.n)
}

async function addClient(agent: Agent, email: string | null = null): Promise<string> {
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into clients (user_id, type, first_name, last_name, email) values ($1, 'comprador', 'Ana', 'Pech', $2) returning id`,
    [agent.id, email],
  )
  return rows[0]!.id
}

async function setBirthday(id: string, day: string): Promise<void> {
  await database.owner.query('update clients set birthday = $2 where id = $1', [id, day])
}

async function birthdayOf(column: 'id' | 'import_id', id: string): Promise<string | null> {
  const { rows } = await database.owner.query<{ day: string | null }>(
    `select birthday::text as day from clients where ${column} = $1`,
    [id],
  )
  return rows[0]!.day
}

/** A merge moves the rows of these tables to the remaining client (MERGE-11, PRIV-35). */
const LINKED = [
  ['property_clients', 'client_id'],
  ['opportunities', 'client_id'],
  ['tasks', 'client_id'],
  ['interactions', 'client_id'],
  ['follow_up_runs', 'client_id'],
  ['private.follow_up_failures', 'client_id'],
  ['whatsapp_messages', 'client_id'],
  ['documents', 'client_id'],
  ['document_shares', 'shared_with'],
  ['selections', 'client_id'],
  ['client_consents', 'client_id'],
  ['owner_reports', 'client_id'],
  ['prospects', 'client_id'],
  ['valuations', 'client_id'],
] as const

const MERGE = `
  select merge_clients(
    $1, $2,
    coalesce((select updated_at from clients where id = $1), now()),
    coalesce((select updated_at from clients where id = $2), now()),
    $3, $4, $5
  ) as outcome`

const merged = {
  type: 'inversionista',
  first_name: 'Ana',
  last_name: 'Pech Uc',
  email: 'ana@correo.mx',
  tags: ['vip'],
  status: 'active',
  budget_max: 2_000_000,
}

async function merge(agent: Agent, keep: string, remove: string, leftover: string | null = null) {
  const wishes = { property_type: ['casa'], locations: ['Centro'] }
  const [row] = await as<{ outcome: string }>(agent, MERGE, [
    keep,
    remove,
    merged,
    wishes,
    leftover,
  ])
  return row?.outcome
}

describe('merge_clients', () => {
  it('MERGE-11 a merge moves every linked record to the remaining client and removes the other', async () => {
    const remove = mine.ids['clients']!
    const keep = await addClient(mine)
    await database.owner.query(
      `insert into private.follow_up_failures (user_id, happened, client_id, source_id, reason) values ($1, 'client', $2, $2, 'deadlock')`,
      [mine.id, remove],
    )
    expect(await merge(mine, keep, remove, 'Otra dirección')).toBe('merged')
    for (const [table, column] of LINKED) {
      const expected = table === 'interactions' ? 2 : 1
      expect(await count(table, column, keep), table).toBe(expected)
    }
    expect(await count('clients', 'id', remove)).toBe(0)
    const { rows } = await database.owner.query(
      'select type, email, tags, locations from clients join client_preferences on client_id = clients.id where clients.id = $1',
      [keep],
    )
    expect(rows).toEqual([
      { type: 'inversionista', email: 'ana@correo.mx', tags: ['vip'], locations: ['Centro'] },
    ])
  })

  it('MERGE-11 a merge covers every table that references clients', async () => {
    const { rows } = await database.owner.query<{ name: string }>(
      `select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'clients'::regclass order by 1`,
    )
    const known = [...LINKED.map(([table]) => table), 'client_preferences'].toSorted()
    expect(rows.map(({ name }) => name)).toEqual(known)
  })

  it('MERGE-12 a repeated merge changes nothing', async () => {
    const keep = await addClient(mine)
    await merge(mine, keep, mine.ids['clients']!, 'Otra dirección')
    expect(await merge(mine, keep, mine.ids['clients']!, 'Otra dirección')).toBe('done')
    expect(await count('interactions', 'client_id', keep)).toBe(2)
  })

  it('MERGE-01 a merge copies the e-mail address of the removed client', async () => {
    const [keep, remove] = [await addClient(mine), await addClient(mine, 'ana@correo.mx')]
    expect(await merge(mine, keep, remove)).toBe('merged')
  })

  it.each([
    [{ birthday: '1980-03-15' }, '1980-03-15'],
    [{ birthday: null }, null],
    [{}, '1970-01-01'],
  ])('MERGE-01 a merge stores the birthday of %j as %s', async (given, birthday) => {
    const [keep, remove] = [await addClient(mine), await addClient(mine)]
    await setBirthday(remove, '1970-01-01')
    await as(mine, MERGE, [keep, remove, { ...merged, ...given }, null, null])
    expect(await birthdayOf('id', keep)).toBe(birthday)
  })

  it('MERGE-09 a merge ends the second of two equal active links and keeps it as history', async () => {
    const keep = await addClient(mine)
    await database.owner.query(
      `insert into property_clients (user_id, created_by, property_id, client_id) values ($1, $1, $2, $3)`,
      [mine.id, mine.ids['properties'], keep],
    )
    await merge(mine, keep, mine.ids['clients']!)
    const { rows } = await database.owner.query(
      'select status from property_clients where client_id = $1 order by status',
      [keep],
    )
    expect(rows).toEqual([{ status: 'active' }, { status: 'ended' }])
  })

  it('MERGE-13 a merge writes nothing when one of the two clients changed since it was read', async () => {
    const keep = await addClient(mine)
    const text = `select merge_clients($1, $2, '2020-01-01', now(), '{}') as outcome`
    expect(await as(mine, text, [keep, mine.ids['clients']])).toEqual([{ outcome: 'changed' }])
    expect(await count('clients', 'id', mine.ids['clients']!)).toBe(1)
  })

  it('MERGE-14 a merge never touches the clients of another agent', async () => {
    const keep = await addClient(mine)
    expect(await merge(mine, keep, theirs.ids['clients']!)).toBe('done')
    expect(await merge(mine, theirs.ids['clients']!, keep)).toBe('gone')
    expect(await count('clients', 'id', theirs.ids['clients']!)).toBe(1)
    expect(await count('clients', 'id', keep)).toBe(1)
  })

  it('MERGE-11 a merge writes nothing when a value is refused', async () => {
    const keep = await addClient(mine)
    const wrong = { ...merged, type: 'amigo' }
    const attempt = as(mine, MERGE, [keep, mine.ids['clients'], wrong, null, null])
    await expect(attempt).rejects.toMatchObject({ code: '23514' })
    expect(await count('tasks', 'client_id', mine.ids['clients']!)).toBe(1)
  })
})

interface Imported {
  added: number
  known: number[]
  taken: number[]
}

async function importBatch(agent: Agent, id: string, rows: object[]): Promise<Imported> {
  const [row] = await as<{ answer: Imported }>(agent, 'select import_clients($1, $2) as answer', [
    id,
    JSON.stringify(rows),
  ])
  return row!.answer
}

function rowOf(line: number, changes: object = {}) {
  const name = { first_name: 'Ana', last_name: `Pech ${line}` }
  return { import_row: line, type: 'comprador', tags: ['feria'], ...name, ...changes }
}

describe('import_clients', () => {
  it('IMPORT-19 an import writes a batch once, however often the app sends the batch', async () => {
    const id = randomUUID()
    const batch = [rowOf(2), rowOf(3, { email: 'ana@correo.mx' })]
    expect(await importBatch(mine, id, batch)).toEqual({ added: 2, known: [], taken: [] })
    expect(await importBatch(mine, id, batch)).toEqual({ added: 0, known: [2, 3], taken: [] })
    expect(await count('clients', 'import_id', id)).toBe(2)
  })

  it('IMPORT-19 an import adds only the missing rows when part of a batch had arrived', async () => {
    const id = randomUUID()
    await importBatch(mine, id, [rowOf(2)])
    const answer = await importBatch(mine, id, [rowOf(2), rowOf(3)])
    expect(answer).toEqual({ added: 1, known: [2], taken: [] })
  })

  it('IMPORT-21 an import writes nothing where an e-mail is taken, and names the rows', async () => {
    await addClient(mine, 'Eva@correo.mx')
    const id = randomUUID()
    const batch = [rowOf(2), rowOf(3, { email: 'eva@correo.mx' })]
    expect(await importBatch(mine, id, batch)).toEqual({ added: 0, known: [], taken: [3] })
    expect(await count('clients', 'import_id', id)).toBe(0)
  })

  it('IMPORT-20 an import writes all rows of a batch or none', async () => {
    const id = randomUUID()
    const attempt = importBatch(mine, id, [rowOf(2), rowOf(3, { type: 'amigo' })])
    await expect(attempt).rejects.toMatchObject({ code: '23514' })
    expect(await count('clients', 'import_id', id)).toBe(0)
  })

  it('IMPORT-19 two agents can import the same file', async () => {
    const id = randomUUID()
    expect(await importBatch(mine, id, [rowOf(2)])).toMatchObject({ added: 1 })
    expect(await importBatch(theirs, id, [rowOf(2)])).toMatchObject({ added: 1 })
  })

  it('IMPORT-20 an import refuses more than 500 rows in one batch', async () => {
    const rows = Array.from({ length: 501 }, (_, index) => rowOf(index + 2))
    await expect(importBatch(mine, randomUUID(), rows)).rejects.toMatchObject({ code: '22023' })
  })

  it('CLIENT-05 an import accepts a contact without a surname only when it is marked for review', async () => {
    const id = randomUUID()
    const lupita = { first_name: 'Lupita', last_name: null }
    const marked = rowOf(2, { ...lupita, needs_review: true })
    expect(await importBatch(mine, id, [marked])).toMatchObject({ added: 1 })
    const { rows } = await database.owner.query(
      'select first_name, last_name, needs_review from clients where import_id = $1',
      [id],
    )
    expect(rows).toEqual([{ ...lupita, needs_review: true }])
    const unmarked = importBatch(mine, id, [rowOf(3, lupita)])
    await expect(unmarked).rejects.toMatchObject({
      code: '23514',
      constraint: 'clients_last_name_or_review',
    })
  })

  it('IMPORT-31 an import stores the birthday', async () => {
    const id = randomUUID()
    await importBatch(mine, id, [rowOf(2, { birthday: '1980-02-29' })])
    expect(await birthdayOf('import_id', id)).toBe('1980-02-29')
  })

  it('IMPORT-22 an import writes text that exceeds the notes into an interaction, once', async () => {
    const id = randomUUID()
    const batch = [rowOf(2, { leftover: 'n'.repeat(6000) }), rowOf(3)]
    await importBatch(mine, id, batch)
    await importBatch(mine, id, batch)
    const { rows } = await database.owner.query(
      `select import_row, subject, char_length(description) as length from interactions
       join clients on clients.id = client_id where import_id = $1 order by length desc`,
      [id],
    )
    const subject = 'Notas del contacto importado'
    expect(rows).toEqual([
      { import_row: 2, subject, length: 5000 },
      { import_row: 2, subject, length: 1000 },
    ])
  })
})

describe('update_imported_clients', () => {
  const UPDATE = `
    select update_imported_clients(jsonb_agg(
      to_jsonb(client) || jsonb_build_object('phone', $2::text, 'leftover', $3::text)
    )) as id
    from clients as client where id = any($1)`
  const update = (agent: Agent, ids: string[], leftover: string | null = null) =>
    as<{ id: string }>(agent, UPDATE, [ids, '+529991234567', leftover])

  it('IMPORT-23 an import completes the agent’s own clients and writes left-over text into their history', async () => {
    const id = await addClient(mine)
    expect(await update(mine, [id], 'Otra dirección')).toEqual([{ id }])
    const { rows } = await database.owner.query(
      'select phone, description from clients join interactions on client_id = clients.id where clients.id = $1',
      [id],
    )
    expect(rows).toEqual([{ phone: '+529991234567', description: 'Otra dirección' }])
  })

  it('IMPORT-23 an import does not write clients that changed since they were read', async () => {
    const id = await addClient(mine)
    const [seen] = await as<{ row: object }>(
      mine,
      'select to_jsonb(client) as row from clients as client where id = $1',
      [id],
    )
    await database.owner.query(`update clients set notes = 'Nueva' where id = $1`, [id])
    const text = 'select update_imported_clients($1) as id'
    expect(await as(mine, text, [JSON.stringify([{ ...seen?.row, notes: 'Vieja' }])])).toEqual([])
  })

  it.each([
    ['|| \'{"birthday": "1980-03-15"}\'', '1980-03-15'],
    ["- 'birthday'", '1970-01-01'],
  ])(
    'IMPORT-31 an import with a row of the client %s leaves the birthday %s',
    async (change, birthday) => {
      const id = await addClient(mine)
      await setBirthday(id, '1970-01-01')
      await as(
        mine,
        `select update_imported_clients(jsonb_build_array(to_jsonb(client) ${change})) from clients as client where id = $1`,
        [id],
      )
      expect(await birthdayOf('id', id)).toBe(birthday)
    },
  )

  it('IMPORT-23 an import never touches the clients of another agent', async () => {
    const id = await addClient(theirs)
    const { rows } = await database.owner.query(
      'select to_jsonb(c) as row from clients c where id = $1',
      [id],
    )
    const text = 'select update_imported_clients($1) as id'
    expect(await as(mine, text, [JSON.stringify([rows[0].row])])).toEqual([])
  })

  it('IMPORT-23 an import refuses to update more than 500 clients in one batch', async () => {
    const rows = Array.from({ length: 501 }, () => ({ id: randomUUID() }))
    const attempt = as(mine, 'select update_imported_clients($1)', [JSON.stringify(rows)])
    await expect(attempt).rejects.toMatchObject({ code: '22023' })
  })
})

describe('client_list', () => {
  it('CLIENT-13 CLIENT-17 the list shows only the agent’s own clients, with last contact and next task', async () => {
    const rows = await as<{ id: string; next_task_title: string; last_contact_at: Date | null }>(
      mine,
      'select id, next_task_title, last_contact_at from client_list',
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ id: mine.ids['clients'], next_task_title: 'Visita' })
    expect(rows[0]?.last_contact_at).toBeInstanceOf(Date)
  })

  it('CLIENT-13 the list does not count a future visit as a contact', async () => {
    const id = await addClient(mine)
    await database.owner.query(
      `insert into interactions (user_id, client_id, subject, type, scheduled_at) values ($1, $2, 'Visita', 'visit', now() + interval '2 days')`,
      [mine.id, id],
    )
    const rows = await as(mine, 'select last_contact_at from client_list where id = $1', [id])
    expect(rows).toEqual([{ last_contact_at: null }])
  })

  it.each([
    `select id from client_list where user_id = auth.uid() order by created_at desc, id desc limit 50`,
    `select id from client_list where user_id = auth.uid() and search ilike '%nunez%' order by created_at desc, id desc limit 50`,
  ])('the list of clients is read by an index that begins with the owner: %s', async (query) => {
    await database.owner.query(
      `insert into clients (user_id, type, first_name, last_name)
       select $1, 'comprador', 'José ' || n, 'Núñez' from generate_series(1, 5000) n`,
      [mine.id],
    )
    await database.owner.query('analyze clients')
    const plan = await as<{ 'QUERY PLAN': string }>(mine, `explain ${query}`)
    const text = plan.map((line) => line['QUERY PLAN']).join('\n')
    expect(text).toMatch(/clients_user_id_\w+/)
    expect(text).not.toMatch(/Seq Scan on clients/)
  })
})
