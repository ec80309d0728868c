import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { beginAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let mine: Agent

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  mine = await createAgent(database.owner)
})

async function run<Row>(text: string, values: unknown[] = [], agent = mine): Promise<Row[]> {
  const { owner } = database
  await beginAs(owner, agent)
  try {
    const { rows } = await owner.query(text, values)
    await owner.query('commit')
    return rows as Row[]
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

const tokenHash = () => randomBytes(32).toString('hex')

interface Item {
  id: string
  property_id: string
  note?: string
  listing?: object
}

async function addProperties(count: number): Promise<string[]> {
  const rows = await run<{ id: string }>(
    `insert into properties (wordpress_id, title) select n, 'Casa ' || n from generate_series(1000, 999 + $1::int) as n returning id`,
    [count],
  )
  return rows.map(({ id }) => id)
}

const itemsOf = (propertyIds: readonly string[]): Item[] =>
  propertyIds.map((id) => ({ id: randomUUID(), property_id: id, listing: { title: 'Casa' } }))

async function save(id: string, items: readonly Item[], changes: object = {}, seen?: unknown) {
  const selection = {
    title: 'Casas',
    token_hash: tokenHash(),
    expires_at: '2099-01-01',
    ...changes,
  }
  const [row] = await run<{ outcome: string }>('select save_selection($1, $2, $3, $4) as outcome', [
    id,
    JSON.stringify(selection),
    JSON.stringify(items),
    seen ?? null,
  ])
  return row!.outcome
}

const read = async (id: string) =>
  (
    await run<{ updated_at: string; token_hash: string; title: string }>(
      'select title, token_hash, updated_at::text from selections where id = $1',
      [id],
    )
  )[0]!

describe('saving a selection', () => {
  it('SEL-02 a save stores the listings in their order, and a retry stores nothing more', async () => {
    const items = itemsOf(await addProperties(3))
    const id = randomUUID()
    const token_hash = tokenHash()
    expect(await save(id, items, { token_hash })).toBe('saved')
    expect(await save(id, items, { token_hash })).toBe('saved')
    const stored = await run(
      'select id, position from selection_items where selection_id = $1 order by position',
      [id],
    )
    expect(stored).toEqual(items.map((item, position) => ({ id: item.id, position })))
  })

  it('SEL-02 a save keeps answer and snapshot of a remaining listing, and removes unnamed listings', async () => {
    const [first, second, third] = itemsOf(await addProperties(3))
    const id = randomUUID()
    await save(id, [first!, second!])
    await database.owner.query(
      `update selection_items set answer = 'like', answered_at = now() where id = $1`,
      [second!.id],
    )
    await save(id, [third!, { ...second!, note: 'Otra', listing: { title: 'Otro título' } }])
    const stored = await run(
      'select id, position, note, answer, listing from selection_items where selection_id = $1 order by position',
      [id],
    )
    expect(stored).toEqual([
      { id: third!.id, position: 0, note: null, answer: null, listing: { title: 'Casa' } },
      { id: second!.id, position: 1, note: 'Otra', answer: 'like', listing: { title: 'Casa' } },
    ])
  })

  it('SEL-02 a save refuses to overwrite another device’s change, and to recreate a deleted selection', async () => {
    const id = randomUUID()
    expect(await save(id, [], {}, '2026-01-01')).toBe('gone')
    await save(id, [])
    const { updated_at } = await read(id)
    await save(id, [], { title: 'Otro aparato' }, updated_at)
    expect(await save(id, [], { title: 'Este' }, updated_at)).toBe('changed')
    expect((await read(id)).title).toBe('Otro aparato')
  })

  it('SEL-11 a save keeps the link unless it brings a new one', async () => {
    const id = randomUUID()
    await save(id, [])
    const before = await read(id)
    await save(id, [], { token_hash: null, title: 'Nuevo' }, before.updated_at)
    const kept = await read(id)
    expect([kept.title, kept.token_hash]).toEqual(['Nuevo', before.token_hash])
    const token_hash = tokenHash()
    await save(id, [], { token_hash }, kept.updated_at)
    expect((await read(id)).token_hash).toBe(token_hash)
  })

  it('SEL-02 a save stores nothing when one listing is another agent’s', async () => {
    const other = await createAgent(database.owner)
    const id = randomUUID()
    const items = itemsOf([...(await addProperties(1)), other.ids['properties']!])
    await expect(save(id, items)).rejects.toMatchObject({
      constraint: 'selection_items_property_id_fkey',
    })
    expect(await run('select id from selections where id = $1', [id])).toEqual([])
  })

  it('SEL-02 a save does not touch another agent’s selection', async () => {
    const other = await createAgent(database.owner)
    const taken = other.ids['selections']!
    await expect(save(taken, [])).rejects.toMatchObject({ constraint: 'selections_pkey' })
    expect(await save(taken, [], {}, '2026-01-01')).toBe('gone')
  })
})

describe('SEL-01 the limits of a selection', () => {
  it('a selection has at most a hundred listings', async () => {
    const properties = await addProperties(101)
    await expect(save(randomUUID(), itemsOf(properties))).rejects.toMatchObject({
      constraint: 'selection_items_position_range',
    })
    const id = randomUUID()
    expect(await save(id, itemsOf(properties.slice(0, 100)))).toBe('saved')
    await expect(
      run(
        `insert into selection_items (selection_id, property_id, position, listing) values ($1, $2, 0, '{}')`,
        [id, properties[100]],
      ),
    ).rejects.toMatchObject({ constraint: 'selection_items_count' })
  })

  it('a selection has each listing at most once', async () => {
    const [property] = await addProperties(1)
    await expect(save(randomUUID(), itemsOf([property!, property!]))).rejects.toMatchObject({
      constraint: 'selection_items_selection_id_property_id_key',
    })
  })

  it.each([
    ['selections_title_length', { title: ' ' }, {}],
    ['selections_title_length', { title: 'x'.repeat(121) }, {}],
    ['selections_message_length', { message: 'x'.repeat(1001) }, {}],
    ['selection_items_note_length', {}, { note: 'x'.repeat(501) }],
    ['selection_items_listing_size', {}, { listing: { title: 'x'.repeat(33_000) } }],
    ['selection_items_listing_size', {}, { listing: [] }],
  ])('SEL-01 SEL-03 the constraint %s refuses a selection', async (constraint, selection, item) => {
    const [first] = itemsOf(await addProperties(1))
    await expect(save(randomUUID(), [{ ...first!, ...item }], selection)).rejects.toMatchObject({
      constraint,
    })
  })
})

it('SEL-33 an answer reaches the history also when another account’s interaction has the item’s id', async () => {
  const other = await createAgent(database.owner)
  const item = mine.ids['selection_items']
  await run(
    `insert into interactions (id, type, subject) values ($1, 'other', 'Ocupado')`,
    [item],
    other,
  )
  const answer = `select answer_selection($1, $2, 'pass', 'price', 'Muy cara')`
  const { owner } = database
  const { rows } = await owner.query(answer, [mine.ids['selections'], item])
  expect(rows).toEqual([{ answer_selection: 'answered' }])
  const told = await run<{ id: string; user_id: string }>(
    `select id, user_id from interactions where description like '%Muy cara'`,
  )
  expect(told).toEqual([{ id: expect.not.stringMatching(item!), user_id: mine.id }])
})

it('SEL-09 an agent cannot write an answer in a client’s name', async () => {
  const item = mine.ids['selection_items']!
  await expect(
    run(`update selection_items set answer = 'like' where id = $1`, [item]),
  ).rejects.toThrow(/permission denied/)
  await expect(
    run(`select answer_selection($1, $2, 'like')`, [mine.ids['selections'], item]),
  ).rejects.toThrow(/permission denied/)
})

it('OWN-08 after an own listing is joined with a site’s listing, selections contain the site’s listing', async () => {
  const [own] = await run<{ id: string; updated_at: string }>(
    `insert into properties (title) values ('Propia') returning id, updated_at::text`,
  )
  const [copy] = await addProperties(1)
  const id = randomUUID()
  await save(id, itemsOf([own!.id]))
  await run('select join_listings($1, $2, $3)', [own!.id, copy, own!.updated_at])
  expect(
    await run('select property_id from selection_items where selection_id = $1', [id]),
  ).toEqual([{ property_id: copy }])
})

describe('SEL-18 a visit that was asked for', () => {
  const book = (item = mine.ids['selection_items'], agent = mine) =>
    run<{ id: string }>(
      `insert into interactions (type, subject, scheduled_at, selection_item_id)
       values ('visit', 'Visita', '2030-05-20 17:00Z', $1) returning id`,
      [item],
      agent,
    )
  const requestOf = async (id: string) =>
    (await run('select selection_item_id from interactions where id = $1', [id]))[0]

  it('SEL-41 a requested visit is booked once, and can be booked again after its visit was deleted', async () => {
    const [visit] = await book()
    await expect(book()).rejects.toMatchObject({ constraint: 'interactions_one_visit_a_request' })
    await run(`select delete_record('interactions', $1)`, [visit!.id])
    const [second] = await book()
    await run(`select restore_record('interactions', $1)`, [visit!.id])
    expect(await requestOf(visit!.id)).toEqual({ selection_item_id: null })
    expect(await requestOf(second!.id)).toEqual({ selection_item_id: mine.ids['selection_items'] })
  })

  it('SEL-41 an undo restores a request with its visit, unless the listing left the selection', async () => {
    const item = mine.ids['selection_items']!
    const [visit] = await book()
    const undo = async () => {
      await run(`select delete_record('interactions', $1)`, [visit!.id])
      if (left) await run('delete from selection_items where id = $1', [item])
      await run(`select restore_record('interactions', $1)`, [visit!.id])
      return requestOf(visit!.id)
    }
    let left = false
    expect(await undo()).toEqual({ selection_item_id: item })
    left = true
    expect(await undo()).toEqual({ selection_item_id: null })
  })

  it('booking a requested visit marks the request as seen, and another agent cannot book it', async () => {
    const item = mine.ids['selection_items']!
    await database.owner.query(
      `update selection_items set answer = 'visit', answered_at = now(), seen_at = null where id = $1`,
      [item],
    )
    const other = await createAgent(database.owner)
    await expect(book(item, other)).rejects.toMatchObject({
      constraint: 'interactions_selection_item_id_fkey',
    })
    await book()
    expect(
      await run('select seen_at = answered_at as seen from selection_items where id = $1', [item]),
    ).toEqual([{ seen: true }])
  })
})
