import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anonymous } from '../support/clients.ts'
import { rest } from '../support/http.ts'

const db = anonymous()
const post = (query: string, body: unknown, headers: Record<string, string> = {}) =>
  rest(`/fx_items${query}`, { method: 'POST', body, headers })

async function stored(batch: string, columns = 'name, qty') {
  const { data } = await db.from('fx_items').select(columns).eq('batch', batch).order('id')
  return data
}

describe('insert', () => {
  it('an insert answers 201 without a body unless the request asks for one', async () => {
    const batch = randomUUID()
    const { status, text, headers } = await post('', { batch, name: 'solo' })
    expect(status).toBe(201)
    expect(text).toBe('')
    expect(headers.get('content-range')).toBe('*/*')
    expect(headers.get('location')).toBeNull()
    expect(headers.get('preference-applied')).toBeNull()
    expect(await stored(batch)).toEqual([{ name: 'solo', qty: 1 }])
  })

  it('an insert returns the new rows with select', async () => {
    const batch = randomUUID()
    const { data, status } = await db
      .from('fx_items')
      .insert({ batch, name: 'mesa', price: 10.5, tags: ['a', 'b'], meta: { x: [1] } })
      .select('name, qty, price, tags, meta, upper_name')
    expect(status).toBe(201)
    expect(data).toEqual([
      { name: 'mesa', qty: 1, price: 10.5, tags: ['a', 'b'], meta: { x: [1] }, upper_name: 'MESA' },
    ])
  })

  it('an insert’s answer names the applied preferences', async () => {
    const { headers, body } = await post(
      '?select=name',
      { batch: randomUUID(), name: 'x' },
      {
        prefer: 'return=representation, count=exact',
      },
    )
    expect(headers.get('preference-applied')).toBe('return=representation, count=exact')
    expect(headers.get('content-range')).toBe('*/1')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(body).toEqual([{ name: 'x' }])
  })

  it('an insert gives the row’s address when the request asks for headers only', async () => {
    const batch = randomUUID()
    const { status, headers, text } = await post('', { batch }, { prefer: 'return=headers-only' })
    expect(status).toBe(201)
    expect(text).toBe('')
    const [row] = (await stored(batch, 'id')) as unknown as { id: number }[]
    expect(headers.get('location')).toBe(`/fx_items?id=eq.${row?.id}`)
    expect(headers.get('preference-applied')).toBe('return=headers-only')
  })

  it('an insert gives the address of a row with two keys', async () => {
    const warehouse = randomUUID()
    const { headers } = await rest('/fx_stock', {
      method: 'POST',
      body: { warehouse, sku: 's1' },
      headers: { prefer: 'return=headers-only' },
    })
    expect(headers.get('location')).toBe(`/fx_stock?warehouse=eq.${warehouse}&sku=eq.s1`)
  })

  it('inserts many rows at once', async () => {
    const batch = randomUUID()
    const { data, count } = await db
      .from('fx_items')
      .insert(
        [1, 2, 3].map((qty) => ({ batch, name: `n${qty}`, qty })),
        { count: 'exact' },
      )
      .select('name, qty')
    expect(data).toEqual([
      { name: 'n1', qty: 1 },
      { name: 'n2', qty: 2 },
      { name: 'n3', qty: 3 },
    ])
    expect(count).toBe(3)
  })

  it('an insert stores all rows or none', async () => {
    const batch = randomUUID()
    const { error } = await db.from('fx_items').insert([
      { batch, qty: 1 },
      { batch, qty: -1 },
    ])
    expect(error).toMatchObject({ code: '23514' })
    expect(await stored(batch)).toEqual([])
  })

  it('stores null for keys that only other rows have, and refuses the insert where the column allows no null', async () => {
    const batch = randomUUID()
    const { error, status } = await db.from('fx_items').insert([
      { batch, qty: 5 },
      { batch, name: 'sin' },
    ])
    expect(status).toBe(400)
    expect(error).toMatchObject({
      code: '23502',
      message: 'null value in column "qty" of relation "fx_items" violates not-null constraint',
    })
  })

  it('an insert stores defaults for missing keys when the request asks for defaults', async () => {
    const batch = randomUUID()
    const { data, error } = await db
      .from('fx_items')
      .insert(
        [
          { batch, qty: 5 },
          { batch, name: 'sin' },
        ],
        { defaultToNull: false },
      )
      .select('name, qty')
    expect(error).toBeNull()
    expect(data).toEqual([
      { name: null, qty: 5 },
      { name: 'sin', qty: 1 },
    ])
  })

  it('an insert reports that missing keys got defaults', async () => {
    const { headers, status } = await post('?columns=batch,qty', [{ batch: randomUUID() }], {
      prefer: 'missing=default',
    })
    expect(status).toBe(201)
    expect(headers.get('preference-applied')).toBe('missing=default')
  })

  it('an insert stores only the columns that are listed', async () => {
    const batch = randomUUID()
    const { status } = await post('?columns=batch,name', { batch, name: 'sí', qty: 9, extra: 'no' })
    expect(status).toBe(201)
    expect(await stored(batch)).toEqual([{ name: 'sí', qty: 1 }])
  })

  it('an insert of an empty list does nothing and answers an empty list', async () => {
    const { status, text } = await post('', [], { prefer: 'return=representation' })
    expect(status).toBe(201)
    expect(text).toBe('[]')
  })

  it('an insert accepts CSV', async () => {
    const batch = randomUUID()
    const { status } = await post('', `batch,name,qty\n${batch},"con, coma",3\n${batch},NULL,4\n`, {
      'content-type': 'text/csv',
    })
    expect(status).toBe(201)
    expect(await stored(batch)).toEqual([
      { name: 'con, coma', qty: 3 },
      { name: null, qty: 4 },
    ])
  })

  it('keeps every digit of the numbers in the request', async () => {
    const digits = '{"exact":0.10000000000000000000000000010,"meta":{"n": 9007199254740993}}'
    const body = digits.replace('{', `{"batch":"${randomUUID()}",`)
    const { text } = await post('?select=exact,meta', body, { prefer: 'return=representation' })
    expect(text).toBe(`[${digits}]`)
  })

  it('an insert returns more rows than a read may', async () => {
    const batch = randomUUID()
    const rows = Array.from({ length: 1_200 }, (_, qty) => ({ batch, qty }))
    const { data } = await db.from('fx_items').insert(rows).select('qty')
    expect(data).toHaveLength(1_200)
  })

  it('embeds the row that a new row refers to', async () => {
    const { data: item } = await db
      .from('fx_items')
      .insert({ batch: randomUUID(), name: 'padre' })
      .select('id')
      .single()
    const { data } = await db
      .from('fx_parts')
      .insert({ item_id: item?.id, label: 'hija' })
      .select('label, fx_items(name)')
      .single()
    expect(data).toEqual({ label: 'hija', fx_items: { name: 'padre' } })
  })

  it('inserts through a view', async () => {
    const batch = randomUUID()
    const { error } = await db.from('fx_item_names').insert({ batch, name: 'vista' })
    expect(error).toBeNull()
    expect(await stored(batch)).toEqual([{ name: 'vista', qty: 1 }])
  })
})
