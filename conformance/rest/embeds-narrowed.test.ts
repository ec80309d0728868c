import { describe, expect, it } from 'vitest'
import { anonymous } from '../support/clients.ts'

const db = anonymous()

describe('narrowing embeds', () => {
  it('a filter on an embed does not filter the parent rows', async () => {
    const { data } = await db
      .from('fx_agencies')
      .select('name, fx_agents(name)')
      .eq('fx_agents.rank', 3)
      .order('id')
    expect(data).toEqual([
      { name: 'Casa Norte', fx_agents: [] },
      { name: 'Mar y Sol', fx_agents: [{ name: 'Carla' }] },
      { name: 'Sin Agentes', fx_agents: [] },
    ])
  })

  it('!inner drops parent rows without a match', async () => {
    const { data } = await db
      .from('fx_agencies')
      .select('name, fx_agents!inner(name)')
      .eq('fx_agents.rank', 3)
    expect(data).toEqual([{ name: 'Mar y Sol', fx_agents: [{ name: 'Carla' }] }])
  })

  it('!inner narrows the parents by a to-one embed, also over two levels', async () => {
    const { data } = await db
      .from('fx_listings')
      .select('id, fx_agents!inner(name, fx_agencies!inner(name))')
      .eq('fx_agents.fx_agencies.city', 'Mérida')
      .order('id')
    expect(data).toEqual([
      { id: 4, fx_agents: { name: 'Carla', fx_agencies: { name: 'Mar y Sol' } } },
      { id: 5, fx_agents: { name: 'Carla', fx_agencies: { name: 'Mar y Sol' } } },
    ])
  })

  it('!left keeps parents without a match, as an embed without a hint does', async () => {
    const { data } = await db
      .from('fx_agents')
      .select('name, fx_agencies!left(name)')
      .eq('fx_agencies.id', 2)
      .in('id', [1, 3])
      .order('id')
    expect(data).toEqual([
      { name: 'Ana', fx_agencies: null },
      { name: 'Carla', fx_agencies: { name: 'Mar y Sol' } },
    ])
  })

  it('a hint and !inner can be combined', async () => {
    const { data } = await db
      .from('fx_deals')
      .select('id, fx_agents!buyer_id!inner(name)')
      .eq('fx_agents.name', 'Carla')
    expect(data).toEqual([{ id: 1, fx_agents: { name: 'Carla' } }])
  })

  it('the filter “is null” on an embed keeps the parents without a match', async () => {
    const { data } = await db.from('fx_agencies').select('name, fx_agents()').is('fx_agents', null)
    expect(data).toEqual([{ name: 'Sin Agentes' }])
  })

  it('the filter “not is null” on an embed keeps the parents that have an embedded row', async () => {
    const { data } = await db
      .from('fx_agencies')
      .select('id, fx_agents()')
      .not('fx_agents', 'is', null)
      .order('id')
    expect(data).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('an embed’s match may be one side of an “or” filter', async () => {
    const { data } = await db
      .from('fx_agents')
      .select('name, fx_licenses()')
      .or('name.eq.Darío,fx_licenses.not.is.null')
      .order('id')
    expect(data).toEqual([{ name: 'Ana' }, { name: 'Carla' }, { name: 'Darío' }])
  })

  it('an “or” filter may stand within an embed', async () => {
    const { data } = await db
      .from('fx_agencies')
      .select('id, fx_agents(name)')
      .or('rank.eq.1,name.eq.Beto', { referencedTable: 'fx_agents' })
      .eq('id', 1)
      .order('id', { referencedTable: 'fx_agents' })
    expect(data).toEqual([{ id: 1, fx_agents: [{ name: 'Ana' }, { name: 'Beto' }] }])
  })

  it('order, limit and range work within an embed', async () => {
    const query = () =>
      db
        .from('fx_agents')
        .select('fx_listings(id)')
        .eq('id', 1)
        .order('id', { referencedTable: 'fx_listings', ascending: false })
    const limited = await query().limit(1, { referencedTable: 'fx_listings' })
    expect(limited.data).toEqual([{ fx_listings: [{ id: 2 }] }])
    const ranged = await query().range(1, 1, { referencedTable: 'fx_listings' })
    expect(ranged.data).toEqual([{ fx_listings: [{ id: 1 }] }])
  })

  it('an alias is the name of an embed for filters and order', async () => {
    const { data } = await db
      .from('fx_agencies')
      .select('id, gente:fx_agents(name)')
      .gte('gente.rank', 1)
      .eq('id', 1)
      .order('rank', { referencedTable: 'gente', ascending: false })
    expect(data).toEqual([{ id: 1, gente: [{ name: 'Beto' }, { name: 'Ana' }] }])
  })

  it('the same table can be embedded twice under two names', async () => {
    const { data } = await db
      .from('fx_agencies')
      .select('id, primeros:fx_agents(name), otros:fx_agents(name)')
      .eq('primeros.rank', 1)
      .eq('otros.rank', 2)
      .eq('id', 1)
    expect(data).toEqual([{ id: 1, primeros: [{ name: 'Ana' }], otros: [{ name: 'Beto' }] }])
  })
})
