import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toLocalCopy } from '@predio/domain/properties'
import { property } from '../../../domain/src/properties/testing/property.ts'
import { createAgent, insertRow, type Agent } from '../rls/agents.ts'
import { beginAs, runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

interface Answer {
  id: string | null
  outcome: string
  before?: string[] | null
  after?: string[] | null
}

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

async function ask(agent: Agent, text: string, values: unknown[]): Promise<Answer[]> {
  const { owner } = database
  return runAs(owner, agent, async () => {
    const { rows } = await owner.query<{ answers: Answer[] }>(
      `select coalesce(jsonb_agg(answer), '[]') as answers from ${text} as answer`,
      values,
    )
    return rows[0]?.answers ?? []
  })
}

interface Changes {
  add?: string[]
  remove?: string[]
}

function tag(listings: unknown, { add = [], remove = [] }: Changes, agent = mine) {
  return ask(agent, 'public.tag_properties($1, $2, $3)', [JSON.stringify(listings), add, remove])
}

function restore(listings: unknown, agent = mine) {
  return ask(agent, 'public.restore_property_tags($1)', [JSON.stringify(listings)])
}

const addListing = (tags: string[] = [], values: Record<string, unknown> = {}) =>
  insertRow(database.owner, 'properties', { user_id: mine.id, title: 'Casa', tags, ...values })

async function tagsOf(id: string | null | undefined): Promise<string[] | undefined> {
  const { rows } = await database.owner.query<{ tags: string[] }>(
    'select tags from properties where id = $1',
    [id],
  )
  return rows[0]?.tags
}

describe('BULK-60 the tags of many listings', () => {
  it('tagging answers the outcome of each listing, and nothing for a missing listing', async () => {
    const bare = await addListing()
    const tagged = await addListing(['exclusivá'])
    const answers = await tag([{ id: bare }, { id: tagged }, { id: randomUUID() }], {
      add: [' Exclusiva '],
    })
    expect(answers).toHaveLength(2)
    expect(answers).toContainEqual({
      id: bare,
      outcome: 'changed',
      before: [],
      after: ['Exclusiva'],
    })
    expect(answers).toContainEqual({ id: tagged, outcome: 'same', before: null, after: null })
    expect(await tagsOf(bare)).toEqual(['Exclusiva'])
    expect(await tagsOf(tagged)).toEqual(['exclusivá'])
  })

  it('tagging removes a tag in any spelling, and keeps the other tags in their order', async () => {
    const id = await addListing(['Playa', 'Exclusiva', 'Jardín'])
    await tag([{ id }], { add: ['Nueva'], remove: ['PLAYA', 'jardin', ''] })
    expect(await tagsOf(id)).toEqual(['Exclusiva', 'Nueva'])
  })

  it('PROP-25 tagging creates the row of a site’s listing that has none, once', async () => {
    const copy = toLocalCopy(
      property({
        id: 41,
        title: 'Casa del sitio',
        location: 'Mérida',
        price: 900_000,
        saleStatus: 'apartada',
      }),
    )
    const untitled = toLocalCopy(property({ id: 42, title: 'Propiedad sin título', location: '' }))
    const answers = await tag([{ copy }, { copy: untitled }], { add: ['Playa'] })
    expect(answers.map(({ outcome }) => outcome)).toEqual(['changed', 'changed'])
    const again = await tag([{ copy: { ...copy, title: 'Otro título' } }], { add: ['Jardín'] })
    expect(again).toMatchObject([{ outcome: 'changed', before: ['Playa'] }])
    const { rows } = await database.owner.query(
      `select wordpress_id::int, title, location, price::int, sale_status, tags, last_seen_at is not null as is_seen
       from properties where user_id = $1 and wordpress_id in (41, 42) order by wordpress_id`,
      [mine.id],
    )
    expect(rows).toEqual([
      {
        wordpress_id: 41,
        title: 'Casa del sitio',
        location: 'Mérida',
        price: 900_000,
        sale_status: 'apartada',
        tags: ['Playa', 'Jardín'],
        is_seen: true,
      },
      expect.objectContaining({
        wordpress_id: 42,
        title: 'Untitled Property',
        location: 'Unknown Location',
        tags: ['Playa'],
      }),
    ])
  })

  it('BULK-05 BULK-72 a listing that a constraint refuses does not stop the tagging of others', async () => {
    const full = await addListing(Array.from({ length: 200 }, (_, at) => `t${at}`))
    const other = await addListing()
    const odd = { ...toLocalCopy(property({ id: 51 })), currency: 'EUR' }
    const listings = [
      { id: full },
      { id: other },
      { copy: odd },
      { copy: { title: 'Sin número' } },
      { copy: toLocalCopy(property({ id: 52 })) },
    ]
    const answers = await tag(listings, { add: ['una más'] })
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual([
      'changed',
      'changed',
      'refused',
      'refused',
      'refused',
    ])
    expect(answers.find(({ id }) => id === full)?.outcome).toBe('refused')
    expect(await tagsOf(other)).toEqual(['una más'])
  })

  it('tagging adds many tags to listings with many tags within the statement timeout', async () => {
    const tags = (word: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${word} ${at}`)
    const ids: string[] = []
    for (let count = 0; count < 30; count++) ids.push(await addListing(tags('Zona', 199)))
    const answers = await runAs(database.owner, mine, async () => {
      // Folding both sides of every pair for the comparison would take a minute.
      await database.owner.query(`set local statement_timeout = '20s'`)
      const { rows } = await database.owner.query<Answer>(
        'select outcome from public.tag_properties($1, $2)',
        [JSON.stringify(ids.map((id) => ({ id }))), tags('Vista', 200)],
      )
      return rows
    })
    expect(answers).toHaveLength(30)
    expect(answers.every(({ outcome }) => outcome === 'refused')).toBe(true)
  })

  it('BULK-72 two calls with the same listings lock them in one order, and so cause no deadlock', async () => {
    const [holder, first, second] = [0, 1, 2].map(
      () => new Client({ connectionString: database.url }),
    ) as [Client, Client, Client]
    const copyOf = (id: number) => ({ copy: toLocalCopy(property({ id })) })
    const odd = { copy: { ...toLocalCopy(property({ id: 1 })), currency: 'EUR' } }
    const tagIn = async (client: Client, listings: unknown[]) => {
      await beginAs(client, mine)
      const { rows } = await client.query<Answer>(
        'select outcome from public.tag_properties($1, $2)',
        [JSON.stringify(listings), ['Playa']],
      )
      await client.query('commit')
      return rows.map(({ outcome }) => outcome)
    }
    const countWaiting = async () => {
      const { rows } = await database.owner.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    }
    await Promise.all([holder, first, second].map((client) => client.connect()))
    try {
      await holder.query('begin')
      await holder.query(
        `insert into properties (user_id, title, wordpress_id) values ($1, 'Casa', 50)`,
        [mine.id],
      )
      const one = tagIn(first, [odd, copyOf(9), copyOf(10), copyOf(50)])
      await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1)
      const two = tagIn(second, [copyOf(9), copyOf(10)])
      await expect.poll(countWaiting, { timeout: 10_000 }).toBe(2)
      await holder.query('rollback')
      expect(await Promise.all([one, two])).toEqual([
        ['refused', 'changed', 'changed', 'changed'],
        ['same', 'same'],
      ])
    } finally {
      await Promise.all([holder, first, second].map((client) => client.end()))
    }
  })

  it('BULK-04 tagging accepts a hundred listings a call', async () => {
    const listings = Array.from({ length: 101 }, () => ({ id: randomUUID() }))
    await expect(tag(listings, { add: ['X'] })).rejects.toMatchObject({ code: '22023' })
    await expect(restore(listings)).rejects.toMatchObject({ code: '22023' })
    expect(await tag(listings.slice(1), { add: ['X'] })).toEqual([])
  })

  it.each<[string, unknown, Changes, string]>([
    ['a tag over 50 characters', [], { add: ['á'.repeat(51)] }, '23514'],
    ['over 200 tags', [], { add: Array.from({ length: 201 }, (_, i) => `t${i}`) }, '23514'],
    ['over 6 MB', [{ copy: { description: 'x'.repeat(6_000_000) } }], {}, '22023'],
    ['what is no list', { id: 'x' }, {}, '22023'],
  ])('BULK-72 tagging refuses %s', async (_, listings, changes, code) => {
    await expect(tag(listings, changes)).rejects.toMatchObject({ code })
  })

  it('tagging neither changes nor reveals another agent’s listings', async () => {
    const foreign = theirs.ids['properties']
    const before = await tagsOf(foreign)
    expect(await tag([{ id: foreign }], { add: ['Ajena'] })).toEqual([])
    const undo = [{ id: foreign, before: ['Ajena'], after: before }]
    expect(await restore(undo)).toEqual([])
    await database.owner.query(
      'update properties set wordpress_id = 61, own_number = null where id = $1',
      [foreign],
    )
    const copy = { ...toLocalCopy(property({ id: 61 })), user_id: theirs.id }
    const [made] = await tag([{ copy }], { add: ['Propia'] })
    expect(made?.id).not.toBe(foreign)
    expect(await tagsOf(foreign)).toEqual(before)
  })
})

describe('BULK-61 undoing', () => {
  it.each([
    ['a tag over 50 characters', ['á'.repeat(51)]],
    ['a tag with spaces around it', [' Playa']],
    ['a blank tag', ['']],
    ['a repeated tag', ['Playa', 'playá']],
    ['no tag at all', [null]],
    ['over 200 tags', Array.from({ length: 201 }, (_, at) => `t${at}`)],
  ])('BULK-73 PROP-29 an undo refuses %s, and restores the others', async (_, before) => {
    const [forged, honest] = [await addListing(['Nueva']), await addListing(['Nueva'])]
    const answers = await restore([
      { id: forged, before, after: ['Nueva'] },
      { id: honest, before: ['Playa'], after: ['Nueva'] },
    ])
    expect(answers).toHaveLength(2)
    expect(answers).toContainEqual({ id: forged, outcome: 'refused' })
    expect(answers).toContainEqual({ id: honest, outcome: 'restored' })
    expect(await tagsOf(forged)).toEqual(['Nueva'])
    expect(await tagsOf(honest)).toEqual(['Playa'])
  })

  it('an undo restores exactly the earlier tags: order, spelling, and tags that listings had before', async () => {
    const listed = ['Playa', 'Exclusiva', 'Jardín']
    const had = await addListing(listed)
    const bare = await addListing()
    const already = await addListing(['Nueva'])
    const answers = await tag([{ id: had }, { id: bare }, { id: already }], {
      add: ['Nueva'],
      remove: ['exclusiva'],
    })
    const changed = answers.filter(({ outcome }) => outcome === 'changed')
    expect(changed).toHaveLength(2)
    expect(await restore(changed)).toHaveLength(2)
    expect(await tagsOf(had)).toEqual(listed)
    expect(await tagsOf(bare)).toEqual([])
    expect(await tagsOf(already)).toEqual(['Nueva'])
  })

  it('BULK-06 an undo answers the same when the request is sent again', async () => {
    const id = await addListing(['Playa'])
    const answers = await tag([{ id }], { add: ['Nueva'] })
    const first = await restore(answers)
    expect(first).toEqual([{ id, outcome: 'restored' }])
    expect(await restore(answers)).toEqual(first)
    expect(await tagsOf(id)).toEqual(['Playa'])
    expect(await restore(answers, theirs)).toEqual([])
  })

  it('BULK-06 BULK-73 an undo skips listings whose tags changed since, and ignores a reading of the site', async () => {
    const edited = await addListing()
    const seen = await addListing()
    const answers = await tag([{ id: edited }, { id: seen }], { add: ['Nueva'] })
    await database.owner.query(`update properties set tags = tags || '{Mía}' where id = $1`, [
      edited,
    ])
    await database.owner.query('update properties set price = 5 where id = $1', [seen])
    expect(await restore(answers)).toEqual([{ id: seen, outcome: 'restored' }])
    expect(await tagsOf(edited)).toEqual(['Nueva', 'Mía'])
    expect(await tagsOf(seen)).toEqual([])
  })
})
