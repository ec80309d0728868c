import { describe, expect, it } from 'vitest'
import { anonymous } from '../support/clients.ts'
import { rest } from '../support/http.ts'

const db = anonymous()

describe('spreads', () => {
  it('a spread lifts the columns of a to-one embed into the parent row', async () => {
    const { data } = await db
      .from('fx_agents')
      .select('name, ...fx_agencies(agencia:name, city)')
      .in('id', [1, 4])
      .order('id')
    expect(data).toEqual([
      { name: 'Ana', agencia: 'Casa Norte', city: 'Monterrey' },
      { name: 'Darío', agencia: null, city: null },
    ])
  })

  it('a spread goes through two levels', async () => {
    const { data } = await db
      .from('fx_listings')
      .select('id, ...fx_agents(agente:name, ...fx_agencies(agencia:name))')
      .eq('id', 4)
    expect(data).toEqual([{ id: 4, agente: 'Carla', agencia: 'Mar y Sol' }])
  })

  it('a spread works within an embed', async () => {
    const { data } = await db
      .from('fx_listings')
      .select('id, fx_agents(name, ...fx_licenses(licencia:number))')
      .eq('id', 1)
    expect(data).toEqual([{ id: 1, fx_agents: { name: 'Ana', licencia: 'LIC-001' } }])
  })

  it('a spread lifts a junction’s rows out of the junction', async () => {
    const { data } = await db
      .from('fx_listings')
      .select('id, rasgos:fx_listing_features(weight, ...fx_features(name))')
      .eq('id', 1)
      .order('weight', { referencedTable: 'rasgos' })
    expect(data).toEqual([
      {
        id: 1,
        rasgos: [
          { weight: 3, name: 'Jardín' },
          { weight: 5, name: 'Alberca' },
        ],
      },
    ])
  })

  it('a spread makes lists of the columns of a to-many embed', async () => {
    const { data } = await db
      .from('fx_agencies')
      .select('name, ...fx_agents(nombres:name, rangos:rank)')
      .order('id')
      .order('id', { referencedTable: 'fx_agents' })
    expect(data).toEqual([
      { name: 'Casa Norte', nombres: ['Ana', 'Beto'], rangos: [1, 2] },
      { name: 'Mar y Sol', nombres: ['Carla'], rangos: [3] },
      { name: 'Sin Agentes', nombres: [], rangos: [] },
    ])
  })
})

describe('aggregates', () => {
  it.each([
    ['count()', [{ count: 5 }]],
    ['total:price.sum()', [{ total: 6450000.5 }]],
    ['price.max(),price.min()', [{ max: 2500000, min: 950000 }]],
    ['price.count()', [{ count: 4 }]],
    ['media:price.avg()::integer', [{ media: 1612500 }]],
    ['precio:price::integer.sum()', [{ precio: 6450001 }]],
  ])('aggregates work over all rows: %s', async (select, expected) => {
    const { body } = await rest(`/fx_listings?select=${select}`)
    expect(body).toEqual(expected)
  })

  it('aggregates group by the other columns', async () => {
    const { body } = await rest('/fx_listings?select=agent_id,count(),price.sum()&order=agent_id')
    expect(body).toEqual([
      { agent_id: 1, count: 2, sum: 4300000.5 },
      { agent_id: 2, count: 1, sum: null },
      { agent_id: 3, count: 2, sum: 2150000 },
    ])
  })

  it('aggregates work within an embed', async () => {
    const { data } = await db
      .from('fx_agents')
      .select('name, fx_listings(total:price.sum(), casas:count())')
      .in('id', [1, 4])
      .order('id')
    expect(data).toEqual([
      { name: 'Ana', fx_listings: [{ total: 4300000.5, casas: 2 }] },
      { name: 'Darío', fx_listings: [{ total: null, casas: 0 }] },
    ])
  })

  it('a count works without parentheses, as the client’s documentation writes it', async () => {
    const { data } = await db.from('fx_agencies').select('name, fx_agents(count)').order('id')
    expect(data).toEqual([
      { name: 'Casa Norte', fx_agents: [{ count: 2 }] },
      { name: 'Mar y Sol', fx_agents: [{ count: 1 }] },
      { name: 'Sin Agentes', fx_agents: [{ count: 0 }] },
    ])
  })

  it('aggregates group by a column of a spread', async () => {
    const { body } = await rest(
      '/fx_listings?select=...fx_agents(agente:name),count()&fx_agents.name=eq.Ana&fx_agents=not.is.null',
    )
    expect(body).toEqual([{ agente: 'Ana', count: 2 }])
  })

  it('aggregates work on a JSON path', async () => {
    const { body } = await rest('/fx_types?select=ancho:data->size->>w::integer.sum()')
    expect(body).toEqual([{ ancho: 13 }])
  })
})

describe('an aggregate that cannot be ordered so', () => {
  const ungrouped = (column: string) => ({
    code: '42803',
    message: `column "${column}" must appear in the GROUP BY clause or be used in an aggregate function`,
    details: null,
    hint: null,
  })

  it.each([
    ['the table itself', 'fx_listings', 'count()', 'order=title', 'fx_listings.title'],
    [
      'an embed',
      'fx_agents',
      'fx_listings(count)',
      'fx_listings.order=title',
      'fx_listings_1.title',
    ],
    [
      'an embed with an alias',
      'fx_agents',
      'casas:fx_listings(price.sum())',
      'casas.order=title',
      'fx_listings_1.title',
    ],
    [
      'an embed of an embed',
      'fx_agencies',
      'fx_agents(fx_listings(count))',
      'fx_agents.fx_listings.order=title',
      'fx_listings_2.title',
    ],
    [
      'the column of an embed',
      'fx_listings',
      'count(),agente:fx_agents(name)',
      'order=agente(name)',
      'fx_listings_agente_1.name',
    ],
  ])(
    'the refusal of an order that an aggregate does not allow names %s',
    async (_, table, select, order, column) => {
      const { status, body } = await rest(`/${table}?select=${select}&${order}`)
      expect(status).toBe(400)
      expect(body).toEqual(ungrouped(column))
    },
  )
})
