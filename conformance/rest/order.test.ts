import { describe, expect, it } from 'vitest'
import { anonymous } from '../support/clients.ts'
import { rest } from '../support/http.ts'

const db = anonymous()

async function ids(query: string): Promise<number[]> {
  const { body } = await rest(`/fx_agents?select=id&order=${query}`)
  return (body as { id: number }[]).map(({ id }) => id)
}

describe('order', () => {
  it.each([
    ['name', [1, 2, 3, 4]],
    ['name.desc', [4, 3, 2, 1]],
    ['rank', [1, 2, 3, 4]],
    ['rank.desc', [4, 3, 2, 1]],
    ['rank.asc.nullsfirst', [4, 1, 2, 3]],
    ['rank.desc.nullslast', [3, 2, 1, 4]],
    ['rank.nullsfirst', [4, 1, 2, 3]],
    ['agency_id.desc.nullslast,name.desc', [3, 2, 1, 4]],
    ['fx_label.desc', [4, 3, 2, 1]],
  ])('sorts by order=%s', async (query, expected) => {
    expect(await ids(query)).toEqual(expected)
  })

  it('the client can sort by two columns', async () => {
    const { data } = await db
      .from('fx_agents')
      .select('id')
      .order('agency_id', { ascending: false, nullsFirst: false })
      .order('id', { ascending: false })
    expect(data).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }, { id: 4 }])
  })

  it('sorts rows by a JSON path', async () => {
    const { data } = await db.from('fx_types').select('id').order('data->size->w').limit(2)
    expect(data).toEqual([{ id: 2 }, { id: 1 }])
  })

  it('the client can sort by a related row', async () => {
    const { data } = await db
      .from('fx_listings')
      .select('id, fx_agents(name)')
      .order('fx_agents(name)', { ascending: false })
      .order('id')
    expect(data?.map(({ id }) => id)).toEqual([4, 5, 3, 1, 2])
  })

  it('Spanish names sort as in Spanish', async () => {
    const { data } = await db.from('fx_features').select('name').order('name')
    expect(data?.map(({ name }) => name)).toEqual([
      'Alberca',
      'Elevador',
      'Estacionamiento',
      'Jardín',
    ])
  })
})
