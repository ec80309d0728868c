import { describe, expect, it } from 'vitest'
import { anonymous } from '../support/clients.ts'
import { rest } from '../support/http.ts'

const db = anonymous()

describe('select', () => {
  it('answers all columns when the request names none', async () => {
    const { data, status, error } = await db.from('fx_agencies').select().order('id').limit(1)
    expect(error).toBeNull()
    expect(status).toBe(200)
    expect(data).toEqual([{ id: 1, name: 'Casa Norte', city: 'Monterrey' }])
  })

  it('answers the named columns in their order', async () => {
    const { text } = await rest('/fx_agencies?select=city,id&id=eq.1')
    expect(text).toBe('[{"city":"Monterrey","id":1}]')
  })

  it('a select renames columns', async () => {
    const { data } = await db
      .from('fx_agencies')
      .select('agencia:name, "clave única":id')
      .eq('id', 2)
    expect(data).toEqual([{ agencia: 'Mar y Sol', 'clave única': 2 }])
  })

  it('a select casts columns', async () => {
    const { data } = await db
      .from('fx_types')
      .select('id::text, big::text, day::timestamp')
      .eq('id', 1)
    expect(data).toEqual([{ id: '1', big: '9007199254740993', day: '2026-01-02T00:00:00' }])
  })

  it('a select accepts column names that need quotes', async () => {
    const { data } = await db
      .from('fx_types')
      .select('"columna rara, \\"con\\" todo"')
      .eq('"columna rara, \\"con\\" todo"', 'primera')
    expect(data).toEqual([{ 'columna rara, "con" todo': 'primera' }])
  })

  it('gives a computed column only when the select names that column', async () => {
    const named = await db.from('fx_agents').select('id, fx_label').eq('id', 1)
    expect(named.data).toEqual([{ id: 1, fx_label: 'Ana #1' }])
    const { data } = await db.from('fx_agents').select().eq('id', 1).single()
    expect(data).not.toHaveProperty('fx_label')
  })

  it('reads a view like a table', async () => {
    const { data } = await db.from('fx_city_totals').select().eq('city', 'Mérida')
    expect(data).toEqual([{ city: 'Mérida', agencies: 1 }])
  })

  it('answers an empty list when nothing matches', async () => {
    const { status, text, headers } = await rest('/fx_agencies?id=eq.99')
    expect(status).toBe(200)
    expect(text).toBe('[]')
    expect(headers.get('content-range')).toBe('*/*')
  })

  it('answers with the headers content-type, content-range and content-location', async () => {
    const { headers } = await rest('/fx_agencies?select=id&id=eq.1')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('content-range')).toBe('0-0/*')
    expect(headers.get('content-location')).toBe('/fx_agencies?id=eq.1&select=id')
  })

  it.each([
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'application/msword, application/json;q=0.1',
    'application/vnd.pgrst.array+json',
  ])('answers “Accept: %s” with JSON', async (accept) => {
    const { status, body } = await rest('/fx_agencies?select=id&id=eq.1', { headers: { accept } })
    expect([status, body]).toEqual([200, [{ id: 1 }]])
  })

  it('answers many requests at once', async () => {
    const asked = Array.from({ length: 60 }, () => db.from('fx_agencies').select('id').eq('id', 2))
    const answers = await Promise.all(asked)
    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 60 }, () => [{ id: 2 }]))
  })

  it('answers HEAD with the headers alone', async () => {
    const { status, text, headers } = await rest('/fx_agencies?select=id', { method: 'HEAD' })
    expect(status).toBe(200)
    expect(text).toBe('')
    expect(headers.get('content-range')).toBe('0-2/*')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  })
})

describe('values in JSON', () => {
  it('prints values in JSON as PostgreSQL does, type by type', async () => {
    const { data } = await db
      .from('fx_types')
      .select('small, ratio, flag, stamp, naive, day, clock, span, bytes, kind, uid')
      .eq('id', 1)
      .single()
    expect(data).toEqual({
      small: 7,
      ratio: 0.1,
      flag: true,
      stamp: '2026-01-02T03:04:05.678+00:00',
      naive: '2026-01-02T03:04:05',
      day: '2026-01-02',
      clock: '03:04:05',
      span: '1 day 02:00:00',
      bytes: '\\xdeadbeef',
      kind: 'casa',
      uid: '11111111-1111-4111-8111-111111111111',
    })
  })

  it('values in JSON keep every digit of numbers', async () => {
    const { text } = await rest('/fx_types?select=amount,big&id=eq.1')
    expect(text).toBe('[{"amount":1.5000,"big":9007199254740993}]')
  })

  it('array, range and object columns arrive as JSON arrays, range texts and objects', async () => {
    const { data } = await db
      .from('fx_types')
      .select('tags, scores, period, numbers, data')
      .eq('id', 1)
      .single()
    expect(data).toEqual({
      tags: ['rojo', 'azul'],
      scores: [1, 2, 3],
      period: '[2026-01-01,2026-02-01)',
      numbers: '[10,20)',
      data: { name: 'uno', size: { w: 10, h: 5 }, list: ['x', 'y'], none: null },
    })
  })

  it('null columns arrive as null', async () => {
    const { data } = await db
      .from('fx_types')
      .select('amount, tags, data, kind')
      .eq('id', 3)
      .single()
    expect(data).toEqual({ amount: null, tags: null, data: null, kind: null })
  })

  it('omits null columns from the rows when the client asks for stripped nulls', async () => {
    const many = await db.from('fx_types').select('id, small, day').eq('id', 3).stripNulls()
    expect(many.data).toEqual([{ id: 3 }])
    const one = await db.from('fx_types').select('id, small, day').eq('id', 3).single().stripNulls()
    expect(one.data).toEqual({ id: 3 })
  })
})

describe('JSON paths', () => {
  it.each([
    ['data->name', { name: 'uno' }],
    ['data->>name', { name: 'uno' }],
    ['data->size->w', { w: 10 }],
    ['data->size->>w', { w: '10' }],
    ['data->list->0', { list: 'x' }],
    ['data->list->-1', { list: 'y' }],
    ['data->missing->deeper', { deeper: null }],
    ['ancho:data->size->w', { ancho: 10 }],
    ['data->size->>w::integer', { w: 10 }],
    ['data->>name::text', { name: 'uno' }],
    ['scores->1', { scores: 2 }],
    ['tags->>0', { tags: 'rojo' }],
  ])('reads the JSON path %s', async (path, expected) => {
    const { data, error } = await db.from('fx_types').select(path).eq('id', 1).single()
    expect(error).toBeNull()
    expect(data).toEqual(expected)
  })
})
