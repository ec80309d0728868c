import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anonymous } from '../support/clients.ts'
import { rest } from '../support/http.ts'

const db = anonymous()
const OBJECT = 'application/vnd.pgrst.object+json'

describe('single', () => {
  it('single answers the row itself', async () => {
    const { data, error } = await db.from('fx_agencies').select('id, name').eq('id', 1).single()
    expect(error).toBeNull()
    expect(data).toEqual({ id: 1, name: 'Casa Norte' })
  })

  it('single answers with the media type of an object', async () => {
    const { headers, body } = await rest('/fx_agencies?select=id&id=eq.1', {
      headers: { accept: OBJECT },
    })
    expect(headers.get('content-type')).toBe(`${OBJECT}; charset=utf-8`)
    expect(body).toEqual({ id: 1 })
  })

  it.each([
    ['no row', 'eq.99', 0],
    ['three rows', 'gt.0', 3],
  ])('single refuses %s', async (_, filter, rows) => {
    const { status, body } = await rest(`/fx_agencies?id=${filter}`, {
      headers: { accept: OBJECT },
    })
    expect(status).toBe(406)
    expect(body).toEqual({
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: `The result contains ${rows} rows`,
      hint: null,
    })
  })

  it('single undoes a write that touched more than one row', async () => {
    const batch = randomUUID()
    await db.from('fx_items').insert([
      { batch, name: 'a' },
      { batch, name: 'b' },
    ])
    const { error, status } = await db
      .from('fx_items')
      .update({ name: 'cambiado' })
      .eq('batch', batch)
      .select()
      .single()
    expect(status).toBe(406)
    expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 2 rows' })
    const { data } = await db.from('fx_items').select('name').eq('batch', batch).order('name')
    expect(data).toEqual([{ name: 'a' }, { name: 'b' }])
  })

  it('single answers the row that was inserted', async () => {
    const { data, status } = await db
      .from('fx_items')
      .insert({ batch: randomUUID(), name: 'uno' })
      .select('name, qty')
      .single()
    expect(status).toBe(201)
    expect(data).toEqual({ name: 'uno', qty: 1 })
  })
})

describe('maybeSingle', () => {
  it.each([
    ['one row', 1, { id: 1 }],
    ['no row', 99, null],
  ])('maybeSingle answers %s', async (_, id, expected) => {
    const { data, error } = await db.from('fx_agencies').select('id').eq('id', id).maybeSingle()
    expect(error).toBeNull()
    expect(data).toEqual(expected)
  })

  it('maybeSingle refuses several rows', async () => {
    const { data, error } = await db.from('fx_agencies').select('id').maybeSingle()
    expect(data).toBeNull()
    expect(error?.code).toBe('PGRST116')
  })
})

describe('csv', () => {
  it('the CSV has a header and quotes the values that need quotes', async () => {
    const { data, error } = await db.from('fx_agencies').select().order('id').csv()
    expect(error).toBeNull()
    expect(data).toBe(
      'id,name,city\n1,"Casa Norte",Monterrey\n2,"Mar y Sol",Mérida\n3,"Sin Agentes",',
    )
  })

  it('the CSV doubles quotes and keeps commas', async () => {
    const { text, headers } = await rest('/fx_texts?select=id,value&id=in.(2,3)&order=id', {
      headers: { accept: 'text/csv' },
    })
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(text).toBe(`id,value\n2,"coma, y (paréntesis)"\n3,"comillas ""dobles"" y 'simples'"`)
  })
})

describe('types that the caller gives', () => {
  it('types that the caller gives change nothing in the answer', async () => {
    const query = () => db.from('fx_agencies').select('id, name').eq('id', 1)
    const expected = [{ id: 1, name: 'Casa Norte' }]
    expect((await query().returns<{ id: number }[]>()).data).toEqual(expected)
    expect((await query().overrideTypes<{ id: number }[]>()).data).toEqual(expected)
  })
})

describe('how the client deals with errors', () => {
  it('the client throws errors with throwOnError', async () => {
    await expect(db.from('fx_nothing_here').select().throwOnError()).rejects.toMatchObject({
      name: 'PostgrestError',
      code: 'PGRST205',
    })
  })

  it('the client does not retry a request whose error will not change', async () => {
    const { error, status } = await db.from('fx_nothing_here').select().retry(false)
    expect(status).toBe(404)
    expect(error?.code).toBe('PGRST205')
  })

  it('refuses GeoJSON for a table without geometry', async () => {
    const { error, status } = await db.from('fx_agencies').select().geojson()
    expect(status).toBe(406)
    expect(error).toMatchObject({
      code: 'PGRST107',
      message: 'None of these media types are available: application/geo+json',
    })
  })
})
