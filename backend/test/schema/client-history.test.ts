import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { beginAs, runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { waitsForLock } from '../waits-for-lock.ts'

interface Entry {
  source: string
  id: string
  at: string
  record_id: string
  type: string
  title: string | null
  detail: string | null
  facts: Record<string, unknown>
}

interface History {
  entries: Entry[]
  pinned?: Entry[]
  ahead?: Entry[]
  counts?: Record<string, number>
}

let database: TestDatabase
let agent: Agent
let client: string

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  agent = await createAgent(database.owner)
  const [{ id } = { id: '' }] = await add('clients', {
    type: 'comprador',
    first_name: 'Ana',
    last_name: 'Pech',
  })
  client = id
})

async function add(table: string, row: Record<string, unknown>): Promise<{ id: string }[]> {
  const columns = Object.keys(row)
  const values = Object.values(row)
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into ${table} (user_id, ${columns.join(', ')})
     values ($1, ${columns.map((_, i) => `$${i + 2}`).join(', ')}) returning id`,
    [agent.id, ...values],
  )
  return rows
}

async function addNote(change: Record<string, unknown> = {}): Promise<string> {
  const [row] = await add('interactions', {
    client_id: client,
    type: 'other',
    subject: 'Nota',
    ...change,
  })
  return row!.id
}

async function history(args: Record<string, unknown> = {}, who = agent): Promise<History> {
  const given = Object.entries({ of_client: client, ...args })
  const { owner } = database
  return runAs(owner, who, async () => {
    const { rows } = await owner.query<{ history: History }>(
      `select client_history(${given.map(([name], i) => `${name} => $${i + 1}`).join(', ')}) as history`,
      given.map(([, value]) => value),
    )
    return rows[0]!.history
  })
}

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

describe('HIST-01 HIST-10 CLIENT-18', () => {
  it('a client’s history has the agent’s entries and automatic ones, newest first', async () => {
    const property = agent.ids['properties']!
    await addNote({ type: 'call', subject: 'Llamada', scheduled_at: ago(9) })
    await add('whatsapp_messages', { client_id: client, content: 'Hola', sent_at: ago(8) })
    const [deal] = await add('opportunities', {
      client_id: client,
      property_id: property,
      stage_id: '57a60000-0000-4000-8000-000000000001',
      created_at: ago(7),
      stage_changed_at: ago(7),
    })
    await database.owner.query(
      `update opportunities set stage_id = '57a60000-0000-4000-8000-000000000003' where id = $1`,
      [deal!.id],
    )
    await add('tasks', {
      assigned_to: agent.id,
      client_id: client,
      title: 'Cotizar',
      status: 'completed',
    })
    await add('property_price_changes', {
      property_id: property,
      previous_price: 2_000_000,
      previous_currency: 'MXN',
      price: 1_900_000,
      currency: 'MXN',
      operation: 'sale',
      changed_at: ago(5),
    })
    const [document] = await add('documents', {
      client_id: client,
      name: 'Contrato',
      content: 'Texto',
      created_at: ago(3),
    })
    await add('document_shares', {
      document_id: document!.id,
      shared_with: client,
      token_hash: 'a'.repeat(64),
      created_at: ago(2),
    })
    const { entries, counts } = await history()
    expect(entries.map(({ source, title }) => [source, title])).toEqual([
      ['task', 'Cotizar'],
      ['stage', 'Visita'],
      ['share', 'Contrato'],
      ['document', 'Contrato'],
      ['price', 'Casa en Mérida'],
      ['opportunity', null],
      ['message', 'Hola'],
      ['interaction', 'Llamada'],
    ])
    expect(entries[4]?.facts).toMatchObject({ from: 2_000_000, to: 1_900_000, currency: 'MXN' })
    expect(entries[1]?.facts).toMatchObject({ from: 'Prospecto' })
    expect(counts).toEqual({ calls: 1, messages: 1, deals: 3, tasks: 1, documents: 2 })
  })

  it('HIST-05 the history shows that a selection was sent, opened and answered, with one answer, marked as the client’s', async () => {
    const [sent] = await add('selections', {
      client_id: client,
      title: 'Casas para Ana',
      token_hash: 'b'.repeat(64),
      created_at: ago(3),
      views: 2,
      last_viewed_at: ago(2),
    })
    const [item] = await add('selection_items', {
      selection_id: sent!.id,
      position: 0,
      listing: { title: 'Casa Norte' },
    })
    await database.owner.query(`select answer_selection($1, $2, 'like')`, [sent!.id, item!.id])
    const { entries, counts } = await history()
    expect(entries.map(({ source, type, title }) => [source, type, title])).toEqual([
      ['interaction', 'answer', 'Me gusta: Casa Norte'],
      ['opening', 'opened', 'Casas para Ana'],
      ['selection', 'sent', 'Casas para Ana'],
    ])
    expect(entries[0]).toMatchObject({ record_id: sent!.id, facts: { is_inbound: true } })
    expect(counts).toEqual({ selections: 3 })
  })

  it('the history leaves out a price that rose, and one that fell before the client’s link to the listing', async () => {
    const property = agent.ids['properties']!
    await add('property_clients', {
      client_id: client,
      property_id: property,
      created_by: agent.id,
      created_at: ago(5),
    })
    const change = {
      property_id: property,
      previous_currency: 'MXN',
      currency: 'MXN',
      operation: 'sale',
    }
    await add('property_price_changes', {
      ...change,
      previous_price: 1,
      price: 2,
      changed_at: ago(1),
    })
    await add('property_price_changes', {
      ...change,
      previous_price: 2,
      price: 1,
      changed_at: ago(9),
    })
    expect((await history()).entries).toEqual([])
  })
})

it('HIST-02 HIST-11 the history can show one kind at a time, and a search ignores accents', async () => {
  await addNote({ subject: 'Le gustó la alberca', scheduled_at: ago(1) })
  await addNote({ subject: 'Quiere crédito', scheduled_at: ago(2) })
  await addNote({ type: 'call', subject: 'Preguntó por el crédito', scheduled_at: ago(3) })
  const titles = async (args: Record<string, unknown>) =>
    (await history(args)).entries.map(({ title }) => title)
  expect(await titles({ chip: 'calls' })).toEqual(['Preguntó por el crédito'])
  expect(await titles({ patterns: ['%credito%'] })).toEqual([
    'Quiere crédito',
    'Preguntó por el crédito',
  ])
  expect(await titles({ chip: 'notes', patterns: ['%credito%'] })).toEqual(['Quiere crédito'])
})

it('HIST-03 the history begins with upcoming entries: scheduled contacts and open tasks with a date', async () => {
  await addNote({ type: 'visit', subject: 'Visita', scheduled_at: ago(-2) })
  await addNote({ subject: 'Ayer', scheduled_at: ago(1) })
  const task = { assigned_to: agent.id, client_id: client }
  await add('tasks', { ...task, title: 'Llamar', due_date: ago(-1) })
  await add('tasks', { ...task, title: 'Vencida', due_date: ago(3) })
  await add('tasks', { ...task, title: 'Sin fecha' })
  await add('tasks', { ...task, title: 'Hecha', due_date: ago(-1), status: 'cancelled' })
  const { ahead, entries } = await history()
  expect(ahead?.map(({ title }) => title)).toEqual(['Vencida', 'Llamar', 'Visita'])
  expect(entries.map(({ title }) => title)).toEqual(['Ayer'])
})

describe('HIST-04 pinned notes', () => {
  const pin = (id: string, at: string) =>
    database.owner.query('update interactions set pinned_at = $2 where id = $1', [id, at])

  it('pinned notes are above the history, except during a search', async () => {
    const id = await addNote({ subject: 'Alérgico a los perros', scheduled_at: ago(2) })
    await pin(id, ago(1))
    const { pinned, entries } = await history()
    expect([pinned?.map((each) => each.id), entries]).toEqual([[id], []])
    expect((await history({ chip: 'notes' })).entries.map((each) => each.id)).toEqual([id])
  })

  it('a client has at most three pinned notes: a fourth unpins the oldest pin', async () => {
    const ids = [await addNote(), await addNote(), await addNote(), await addNote()]
    for (const [i, id] of ids.entries()) await pin(id, ago(9 - i))
    const { pinned } = await history()
    expect(pinned?.map(({ id }) => id)).toEqual(ids.slice(1).toReversed())
  })

  describe('that two requests change at once', () => {
    let second: Client

    beforeEach(async () => {
      second = new Client(database.url)
      await second.connect()
    })
    afterEach(() => second.end())

    it('three notes are pinned after two requests pin notes at once', async () => {
      const ids = [await addNote(), await addNote(), await addNote(), await addNote()]
      for (const [i, id] of ids.slice(2).entries()) await pin(id, ago(9 - i))
      await beginAs(database.owner, agent)
      await pin(ids[0]!, ago(2))
      await beginAs(second, agent)
      const pinning = second.query('update interactions set pinned_at = now() where id = $1', [
        ids[1],
      ])
      // The second call waits for the first transaction. Without the lock both calls would count three.
      expect(await waitsForLock(pinning, second, database.owner)).toBe(true)
      await database.owner.query('commit')
      await pinning
      await second.query('commit')
      const { pinned } = await history()
      expect(pinned?.map(({ id }) => id)).toEqual([ids[1], ids[0], ids[3]])
    })

    it('a request that holds the lock on pinned notes may change a note that another request waits to pin', async () => {
      const id = await addNote({ pinned_at: ago(1) })
      await database.owner.query('begin')
      await database.owner.query('select private.lock_pinned_notes($1)', [agent.id])
      await beginAs(second, agent)
      const pinning = second.query('update interactions set pinned_at = now() where id = $1', [id])
      expect(await waitsForLock(pinning, second, database.owner)).toBe(true)
      await database.owner.query(`set local lock_timeout = '2s'`)
      await database.owner.query('update interactions set pinned_at = null where id = $1', [id])
      await database.owner.query('commit')
      expect((await pinning).rowCount).toBe(1)
      await second.query('rollback')
    })
  })
})

it('HIST-07 pages of the history repeat and skip nothing, also where entries share their moment', async () => {
  const at = ago(1)
  await database.owner.query(
    `insert into interactions (user_id, client_id, subject, scheduled_at)
     select $1, $2, 'Nota', $3 from generate_series(1, 70)`,
    [agent.id, client, at],
  )
  await add('whatsapp_messages', { client_id: client, content: 'Hola', sent_at: at })
  await add('whatsapp_messages', { client_id: client, content: 'Adiós', sent_at: ago(2) })
  const read: Entry[] = []
  for (;;) {
    const last = read.at(-1)
    const after = last && { after_at: last.at, after_source: last.source, after_id: last.id }
    const page = await history(after ?? {})
    read.push(...page.entries)
    if (page.entries.length < 30) break
  }
  expect(new Set(read.map(({ id }) => id)).size).toBe(72)
  const { at: after_at, source: after_source, id: after_id } = read[29]!
  expect(Object.keys(await history({ after_at, after_source, after_id }))).toEqual(['entries'])
  expect(read.map(({ source }) => source)).toEqual([
    ...Array.from({ length: 70 }, () => 'interaction'),
    'message',
    'message',
  ])
})

it('NOTE-04 the history answers photographs of past, pinned and upcoming interactions', async () => {
  const paths: string[] = []
  for (const change of [
    { scheduled_at: ago(1) },
    { scheduled_at: ago(2), pinned_at: ago(1) },
    { scheduled_at: ago(-1) },
  ]) {
    const id = randomUUID()
    const path = `${agent.id}/${id}/${randomUUID()}.jpg`
    paths.push(path)
    await addNote({ ...change, id, photos: [path] })
  }
  const { entries, pinned = [], ahead = [] } = await history()
  expect([...entries, ...pinned, ...ahead].map(({ facts }) => facts['photos'])).toEqual(
    paths.map((path) => [path]),
  )
})

it('HIST-08 the history shows nothing of another agent’s client', async () => {
  await addNote()
  const other = await createAgent(database.owner)
  expect(await history({}, other)).toEqual({ entries: [], pinned: [], ahead: [], counts: {} })
})

it('HIST-09 a page of 10,000 contacts among 10,000 clients is read by the index, and no more rows than shown', async () => {
  const { owner } = database
  await owner.query(
    `with people as (
       insert into clients (user_id, type, first_name, last_name)
       select $1, 'comprador', 'Ana', 'Pech' from generate_series(1, 10000) returning id
     )
     insert into interactions (user_id, client_id, subject) select $1, id, 'Llamada' from people`,
    [agent.id],
  )
  await owner.query(
    `insert into interactions (user_id, client_id, subject, scheduled_at)
     select $1, $2, 'Nota ' || i, now() - make_interval(mins => i) from generate_series(1, 10000) as i`,
    [agent.id, client],
  )
  await owner.query('analyze clients, interactions')
  const [first] = (await history()).entries.slice(-1)
  const before = await reads()
  await runAs(owner, agent, () =>
    owner.query(
      'select client_history(of_client => $1, after_at => $2, after_source => $3, after_id => $4)',
      [client, first!.at, first!.source, first!.id],
    ),
  )
  const after = await reads()
  expect(after.scans - before.scans).toBe(0)
  expect(after.rows - before.rows).toBeLessThan(100)
}, 60_000)

/** Reads PostgreSQL's statistics of this connection's reads from the table and its indexes. */
async function reads(): Promise<{ scans: number; rows: number }> {
  await database.owner.query('select pg_stat_force_next_flush()')
  const { rows } = await database.owner.query<{ scans: number; rows: number }>(
    `select seq_scan::integer as scans, idx_tup_fetch::integer as rows from pg_stat_user_tables where relname = 'interactions'`,
  )
  return rows[0]!
}
