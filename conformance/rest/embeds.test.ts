import { describe, expect, it } from 'vitest'
import { anonymous } from '../support/clients.ts'
import { rest } from '../support/http.ts'

const db = anonymous()

describe('embeds', () => {
  it('a many-to-one embed gives an object, or null', async () => {
    const { data } = await db
      .from('fx_agents')
      .select('name, fx_agencies(name)')
      .in('id', [1, 4])
      .order('id')
    expect(data).toEqual([
      { name: 'Ana', fx_agencies: { name: 'Casa Norte' } },
      { name: 'Darío', fx_agencies: null },
    ])
  })

  it('a one-to-many embed gives a list, or an empty list', async () => {
    const { data } = await db
      .from('fx_agencies')
      .select('name, fx_agents(name)')
      .order('id')
      .order('id', { referencedTable: 'fx_agents' })
    expect(data).toEqual([
      { name: 'Casa Norte', fx_agents: [{ name: 'Ana' }, { name: 'Beto' }] },
      { name: 'Mar y Sol', fx_agents: [{ name: 'Carla' }] },
      { name: 'Sin Agentes', fx_agents: [] },
    ])
  })

  it('a one-to-one embed gives an object from both sides', async () => {
    const agents = await db
      .from('fx_agents')
      .select('name, fx_licenses(number)')
      .in('id', [1, 2])
      .order('id')
    expect(agents.data).toEqual([
      { name: 'Ana', fx_licenses: { number: 'LIC-001' } },
      { name: 'Beto', fx_licenses: null },
    ])
    const licenses = await db
      .from('fx_licenses')
      .select('number, fx_agents(name)')
      .eq('agent_id', 3)
    expect(licenses.data).toEqual([{ number: 'LIC-003', fx_agents: { name: 'Carla' } }])
  })

  it('a many-to-many embed goes through the junction', async () => {
    const { data } = await db
      .from('fx_listings')
      .select('id, fx_features(name)')
      .in('id', [1, 3])
      .order('id')
      .order('name', { referencedTable: 'fx_features' })
    expect(data).toEqual([
      { id: 1, fx_features: [{ name: 'Alberca' }, { name: 'Jardín' }] },
      { id: 3, fx_features: [] },
    ])
  })

  it('a many-to-many embed can name its junction', async () => {
    const { data } = await db
      .from('fx_features')
      .select('name, casas:fx_listings!fx_listing_features(id)')
      .eq('id', 3)
      .order('id', { referencedTable: 'casas' })
    expect(data).toEqual([{ name: 'Estacionamiento', casas: [{ id: 2 }, { id: 4 }] }])
  })

  it('the junction itself can be embedded, with its own columns', async () => {
    const { data } = await db
      .from('fx_listings')
      .select('id, fx_listing_features(weight, fx_features(name))')
      .eq('id', 1)
      .order('weight', { referencedTable: 'fx_listing_features' })
    expect(data).toEqual([
      {
        id: 1,
        fx_listing_features: [
          { weight: 3, fx_features: { name: 'Jardín' } },
          { weight: 5, fx_features: { name: 'Alberca' } },
        ],
      },
    ])
  })

  it('embeds nest four levels deep', async () => {
    const { data } = await db
      .from('fx_agencies')
      .select('name, fx_agents(name, fx_listings(id, fx_features(name)))')
      .eq('id', 2)
      .order('id', { referencedTable: 'fx_agents.fx_listings' })
    expect(data).toEqual([
      {
        name: 'Mar y Sol',
        fx_agents: [
          {
            name: 'Carla',
            fx_listings: [
              { id: 4, fx_features: [{ name: 'Estacionamiento' }] },
              { id: 5, fx_features: [] },
            ],
          },
        ],
      },
    ])
  })

  it('a self relation by table name gives the child rows', async () => {
    const { data } = await db
      .from('fx_agents')
      .select('name, equipo:fx_agents(name)')
      .eq('id', 1)
      .order('id', { referencedTable: 'equipo' })
    expect(data).toEqual([{ name: 'Ana', equipo: [{ name: 'Beto' }, { name: 'Carla' }] }])
  })

  it('a self relation by its column gives the parent row', async () => {
    const { data } = await db.from('fx_agents').select('name, jefe:manager_id(name)').eq('id', 4)
    expect(data).toEqual([{ name: 'Darío', jefe: { name: 'Beto' } }])
  })

  it('a self relation with its column as the hint gives the child rows', async () => {
    const { data } = await db
      .from('fx_agents')
      .select('name, fx_agents!manager_id(name)')
      .eq('id', 2)
    expect(data).toEqual([{ name: 'Beto', fx_agents: [{ name: 'Darío' }] }])
  })

  it.each([
    ['the column', 'agent_id(name)', { agent_id: { name: 'Ana' } }],
    [
      'the constraint',
      'fx_listings_agent_id_fkey(name)',
      { fx_listings_agent_id_fkey: { name: 'Ana' } },
    ],
    ['the column as a hint', 'fx_agents!agent_id(name)', { fx_agents: { name: 'Ana' } }],
    [
      'the constraint as a hint',
      'fx_agents!fx_listings_agent_id_fkey(name)',
      { fx_agents: { name: 'Ana' } },
    ],
    ['an alias', 'agente:fx_agents(name)', { agente: { name: 'Ana' } }],
  ])('an embed can be named by %s', async (_, select, expected) => {
    const { data, error } = await db.from('fx_listings').select(select).eq('id', 1).single()
    expect(error).toBeNull()
    expect(data).toEqual(expected)
  })

  it('hints tell apart two foreign keys to one table', async () => {
    const { data } = await db
      .from('fx_deals')
      .select('id, compra:fx_agents!buyer_id(name), vende:fx_agents!fx_deals_seller_id_fkey(name)')
      .order('id')
    expect(data).toEqual([
      { id: 1, compra: { name: 'Carla' }, vende: { name: 'Ana' } },
      { id: 2, compra: { name: 'Darío' }, vende: { name: 'Ana' } },
    ])
  })

  it('an embed of a view uses the foreign keys of its tables', async () => {
    const { data } = await db.from('fx_agent_cards').select('name, fx_agencies(city)').eq('id', 3)
    expect(data).toEqual([{ name: 'Carla', fx_agencies: { city: 'Mérida' } }])
  })

  it('a computed relationship of one row gives an object', async () => {
    const { data } = await db
      .from('fx_agents')
      .select('name, fx_boss(name)')
      .in('id', [1, 2])
      .order('id')
    expect(data).toEqual([
      { name: 'Ana', fx_boss: null },
      { name: 'Beto', fx_boss: { name: 'Ana' } },
    ])
  })

  it('a computed relationship of several rows gives a list', async () => {
    const { data } = await db.from('fx_agents').select('name, fx_dear_listings(title)').eq('id', 3)
    expect(data).toEqual([{ name: 'Carla', fx_dear_listings: [{ title: 'Loft' }] }])
  })

  it('an empty embed filters the rows without being shown', async () => {
    const { body } = await rest('/fx_agencies?select=name,fx_agents!inner()&fx_agents.rank=eq.3')
    expect(body).toEqual([{ name: 'Mar y Sol' }])
  })
})

describe('two embeds under one name', () => {
  it.each([
    ['of one relation', 'fx_agents(name),fx_agents(id)', 'fx_listings_fx_agents_1'],
    ['by an alias', 'quien:fx_agents(name),quien:fx_features(id)', 'fx_listings_quien_1'],
    ['one of them spread', 'fx_agents(name),...fx_agents(email)', 'fx_listings_fx_agents_1'],
    ['further down', 'fx_agents(fx_agencies(id),fx_agencies(name))', 'fx_agents_fx_agencies_2'],
  ])('refuses two embeds under one name: %s', async (_, select, name) => {
    const { status, error } = await db.from('fx_listings').select(select as '*')
    expect(status).toBe(400)
    expect(error).toEqual({
      code: '42712',
      message: `table name "${name}" specified more than once`,
      details: null,
      hint: null,
    })
  })

  it('aliases tell two embeds of one table apart', async () => {
    const { data } = await db
      .from('fx_listings')
      .select('fx_agents(name), otra:fx_agents(id)')
      .eq('id', 1)
    expect(data).toEqual([{ fx_agents: { name: 'Ana' }, otra: { id: 1 } }])
  })
})
