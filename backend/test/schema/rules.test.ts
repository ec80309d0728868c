import { yearlyPrice } from '@predio/domain/subscriptions'
import { foldForSearch } from '@predio/domain/text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let agent: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  agent = await createAgent(database.owner)
})
afterAll(() => database.drop())

async function rowsOf(text: string, values: unknown[] = []): Promise<unknown[]> {
  return (await database.owner.query(text, values)).rows
}

describe('search', () => {
  it.each([
    [
      'clients',
      `insert into clients (user_id, type, first_name, last_name) values ($1, 'comprador', 'María', 'Núñez Ávila')`,
      'nunez avila',
    ],
    [
      'properties',
      `insert into properties (user_id, title, location) values ($1, 'Casa en el Centro', 'Mérida, Yucatán')`,
      'merida, yucatan',
    ],
    [
      'documents',
      `insert into documents (user_id, name) values ($1, 'Contrato de Álvaro Güemes')`,
      'alvaro guemes',
    ],
    [
      'professionals',
      `insert into professionals (user_id, name, profession, phone, notes) values ($1, 'Raúl', 'albañil', '+529991112233', 'Impermeabilización')`,
      'impermeabilizacion',
    ],
  ])('SEARCH-01 the search of %s ignores accents and case', async (table, insert, needle) => {
    await database.owner.query(insert, [agent.id])
    const found = await rowsOf(`select id from ${table} where user_id = $1 and search ilike $2`, [
      agent.id,
      `%${needle}%`,
    ])
    expect(found).toHaveLength(1)
  })
})

describe('private.search_text', () => {
  it.each([
    'Mérida',
    'NÚÑEZ',
    'Güemes',
    'São Tomé',
    'Ÿ',
    '3.5 baños',
    'İstanbul',
    '日本',
    "O'Brien-Ñandú",
    'D’Ángelo, l`hôtel',
    "1'500,000",
    "Rock 'n' roll",
    '🏡 Casa',
  ])('SEARCH-01 private.search_text folds %s as foldForSearch does', async (text) => {
    expect(await rowsOf('select private.search_text($1) as folded', [text])).toEqual([
      { folded: foldForSearch(text) },
    ])
  })
})

describe('plans', () => {
  it('SUB-10 plans cost 15 % less by the year', async () => {
    const plans = (await rowsOf('select price_monthly, price_yearly from subscription_plans')) as {
      price_monthly: number
      price_yearly: number
    }[]
    expect(plans).toHaveLength(4)
    for (const plan of plans) expect(plan.price_yearly).toBe(yearlyPrice(plan.price_monthly))
  })
})

describe('stages', () => {
  it('OPP-08 the pipeline has seven stages, two of them closing', async () => {
    expect(
      await rowsOf('select name, outcome from opportunity_stages order by order_index'),
    ).toEqual([
      { name: 'Prospecto', outcome: 'open' },
      { name: 'Contactado', outcome: 'open' },
      { name: 'Visita', outcome: 'open' },
      { name: 'Oferta', outcome: 'open' },
      { name: 'Negociación', outcome: 'open' },
      { name: 'Ganada', outcome: 'won' },
      { name: 'Perdida', outcome: 'lost' },
    ])
  })

  it('OPP-09 a stage sets the status of an opportunity, and each change is recorded', async () => {
    const id = agent.ids['opportunities']
    await database.owner.query(
      `update opportunities set stage_id = (select id from opportunity_stages where name = 'Ganada'), status = 'lost' where id = $1`,
      [id],
    )
    expect(
      await rowsOf(
        'select status, closed_at is not null as closed from opportunities where id = $1',
        [id],
      ),
    ).toEqual([{ status: 'won', closed: true }])
    expect(
      await rowsOf(
        `select s.name from opportunity_stage_changes c join opportunity_stages s on s.id = c.stage_id
         where c.opportunity_id = $1 order by c.created_at`,
        [id],
      ),
    ).toEqual([{ name: 'Prospecto' }, { name: 'Ganada' }])
  })

  it('OPP-19 an opportunity that leaves a closing stage loses its closing data', async () => {
    const id = agent.ids['opportunities']
    const move = (stage: string, amount: number | null) =>
      database.owner.query(
        `update opportunities set closed_amount = $3, closed_reason = 'Buen precio',
           stage_id = (select id from opportunity_stages where name = $2) where id = $1`,
        [id, stage, amount],
      )
    const closing = () =>
      rowsOf('select status, closed_amount, closed_reason from opportunities where id = $1', [id])
    await move('Ganada', 900)
    expect(await closing()).toEqual([
      { status: 'won', closed_amount: '900.00', closed_reason: 'Buen precio' },
    ])
    await move('Negociación', 900)
    expect(await closing()).toEqual([{ status: 'open', closed_amount: null, closed_reason: null }])
  })
})

describe('documents', () => {
  it('DOC-46 a new document gets version 1 and a history entry, and a changed text the next ones', async () => {
    const id = agent.ids['documents']
    await database.owner.query(`update documents set content = 'Segundo texto' where id = $1`, [id])
    await database.owner.query(`update documents set status = 'active' where id = $1`, [id])
    expect(
      await rowsOf(
        'select version, content from document_versions where document_id = $1 order by version',
        [id],
      ),
    ).toEqual([
      { version: 1, content: 'Texto' },
      { version: 2, content: 'Segundo texto' },
    ])
    expect(
      await rowsOf(
        'select action from document_history where document_id = $1 order by created_at',
        [id],
      ),
    ).toEqual(expect.arrayContaining([{ action: 'created' }, { action: 'edited' }]))
  })

  it('DOC-31 a document can never refer to another agent’s folder', async () => {
    await expect(
      database.owner.query(`update documents set url = 'otro/archivo.pdf' where id = $1`, [
        agent.ids['documents'],
      ]),
    ).rejects.toThrow('documents_url_own_folder')
  })
})

describe('links between a client and a property', () => {
  const link = `insert into property_clients (user_id, created_by, property_id, client_id, relationship_type) values ($1, $1, $2, $3, 'owner')`

  it('PROP-36 an active link between client and property is unique, and an ended link can be made again', async () => {
    const values = [agent.id, agent.ids['properties'], agent.ids['clients']]
    await expect(database.owner.query(link, values)).rejects.toMatchObject({ code: '23505' })
    await database.owner.query(`update property_clients set status = 'ended' where user_id = $1`, [
      agent.id,
    ])
    await database.owner.query(link, values)
    expect(
      await rowsOf('select status from property_clients where user_id = $1 order by 1', [agent.id]),
    ).toEqual([{ status: 'active' }, { status: 'ended' }])
  })
})

describe('deleting a user', () => {
  it('deleting a user deletes every row of that user', async () => {
    const other = await createAgent(database.owner)
    await database.owner.query('delete from auth.users where id = $1', [other.id])
    const tables = (await rowsOf(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
    )) as { name: string }[]
    for (const { name } of tables) {
      expect(await rowsOf(`select 1 from ${name} where user_id = $1`, [other.id]), name).toEqual([])
    }
  })
})
