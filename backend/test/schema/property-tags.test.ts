import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { beginAs } from '../run-as.ts'
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
  await store(['Playa', 'Exclusiva'])
})

const property = () => mine.ids['properties']

async function store(tags: string[]): Promise<void> {
  await database.owner.query('update properties set tags = $2 where id = $1', [property(), tags])
}

async function stored(): Promise<{ tags: string[]; updated_at: Date }> {
  const { rows } = await database.owner.query<{ tags: string[]; updated_at: Date }>(
    'select tags, updated_at from properties where id = $1',
    [property()],
  )
  return rows[0]!
}

interface Changes {
  add?: (string | null)[] | null
  remove?: (string | null)[] | null
}

async function call(client: Client, { add = [], remove = [] }: Changes): Promise<unknown> {
  const { rows } = await client.query<{ tags: unknown }>(
    'select change_property_tags($1, $2, $3) as tags',
    [property(), add, remove],
  )
  return rows[0]?.tags
}

async function change(agent: Agent | undefined, changes: Changes): Promise<unknown> {
  const { owner } = database
  await beginAs(owner, agent)
  try {
    const tags = await call(owner, changes)
    await owner.query('commit')
    return tags
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

describe('PROP-29 changing the tags of a property', () => {
  it.each<[string, Changes, string[]]>([
    ['adds after those there are', { add: ['Jardín'] }, ['Playa', 'Exclusiva', 'Jardín']],
    ['removes one and leaves the others in their order', { remove: ['Playa'] }, ['Exclusiva']],
    ['removes and adds at once', { add: ['Jardín'], remove: ['Playa'] }, ['Exclusiva', 'Jardín']],
    ['changes a spelling', { add: ['PLAYA'], remove: ['Playa'] }, ['Exclusiva', 'PLAYA']],
    ['leaves out one that is there already', { add: ['Exclusiva'] }, ['Playa', 'Exclusiva']],
    ['tells no case or accent apart', { add: ['playá', 'EXCLUSIVA'] }, ['Playa', 'Exclusiva']],
    ['adds a repeated one once', { add: ['A', 'a '] }, ['Playa', 'Exclusiva', 'A']],
    ['trims', { add: ['  Vista   al mar '] }, ['Playa', 'Exclusiva', 'Vista al mar']],
    ['leaves out what is blank', { add: ['', '  ', null] }, ['Playa', 'Exclusiva']],
    ['removing one that is gone is no error', { remove: ['Otra'] }, ['Playa', 'Exclusiva']],
    ['removing nothing in particular is none', { remove: [null] }, ['Playa', 'Exclusiva']],
    ['without lists changes nothing', { add: null, remove: null }, ['Playa', 'Exclusiva']],
  ])('changing the tags of a property %s', async (_, changes, tags) => {
    expect(await change(mine, changes)).toEqual(tags)
    expect((await stored()).tags).toEqual(tags)
  })

  it('PROP-64 changes of the tags by two tabs that read the same tags are both kept', async () => {
    const other = new Client({ connectionString: database.url })
    await other.connect()
    try {
      await beginAs(database.owner, mine)
      await beginAs(other, mine)
      await call(database.owner, { add: ['De la primera'], remove: ['Playa'] })
      const second = call(other, { add: ['De la segunda'] })
      await database.owner.query('commit')
      expect(await second).toEqual(['Exclusiva', 'De la primera', 'De la segunda'])
      await other.query('commit')
    } finally {
      await other.end()
    }
    expect((await stored()).tags).toEqual(['Exclusiva', 'De la primera', 'De la segunda'])
  })

  it('changing the tags writes nothing when the change is sent again after a lost answer', async () => {
    await change(mine, { add: ['Jardín'] })
    const { updated_at } = await stored()
    await change(mine, { add: ['Jardín'] })
    expect((await stored()).updated_at).toEqual(updated_at)
  })

  it('changing the tags refuses a tag over 50 characters and writes none of the others', async () => {
    const added = change(mine, { add: ['Jardín', 'á'.repeat(51)] })
    await expect(added).rejects.toMatchObject({ code: '23514' })
    expect((await stored()).tags).toEqual(['Playa', 'Exclusiva'])
    expect(await change(mine, { add: ['á'.repeat(50)] })).toHaveLength(3)
  })

  it('PROP-33 changing the tags neither changes nor returns another agent’s tags', async () => {
    expect(await change(theirs, { add: ['Ajena'], remove: ['Playa'] })).toBeNull()
    expect((await stored()).tags).toEqual(['Playa', 'Exclusiva'])
  })

  it('changing the tags refuses visitors', async () => {
    await expect(change(undefined, { add: ['X'] })).rejects.toMatchObject({ code: '42501' })
  })
})
