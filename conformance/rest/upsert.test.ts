import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anonymous } from '../support/clients.ts'
import { rest } from '../support/http.ts'

const db = anonymous()

async function stock(warehouse: string) {
  const { data } = await db
    .from('fx_stock')
    .select('sku, qty, note')
    .eq('warehouse', warehouse)
    .order('sku')
  return data
}

describe('upsert', () => {
  it('an upsert inserts new rows and merges rows that exist', async () => {
    const warehouse = randomUUID()
    await db.from('fx_stock').insert({ warehouse, sku: 'a', qty: 1, note: 'queda' })
    const { status, error } = await db.from('fx_stock').upsert([
      { warehouse, sku: 'a', qty: 2 },
      { warehouse, sku: 'b', qty: 3 },
    ])
    expect(error).toBeNull()
    expect(status).toBe(201)
    expect(await stock(warehouse)).toEqual([
      { sku: 'a', qty: 2, note: 'queda' },
      { sku: 'b', qty: 3, note: null },
    ])
  })

  it('an upsert answers 200 when every row existed already', async () => {
    const row = { warehouse: randomUUID(), sku: 'a', qty: 1 }
    await db.from('fx_stock').insert(row)
    const { status, data } = await db
      .from('fx_stock')
      .upsert({ ...row, qty: 5 })
      .select('qty')
    expect(status).toBe(200)
    expect(data).toEqual([{ qty: 5 }])
  })

  it('an upsert with ignoreDuplicates leaves existing rows alone, and returns only the new rows', async () => {
    const warehouse = randomUUID()
    await db.from('fx_stock').insert({ warehouse, sku: 'a', qty: 1 })
    const { data, status } = await db
      .from('fx_stock')
      .upsert(
        [
          { warehouse, sku: 'a', qty: 2 },
          { warehouse, sku: 'b', qty: 3 },
        ],
        { ignoreDuplicates: true },
      )
      .select('sku, qty')
    expect(status).toBe(201)
    expect(data).toEqual([{ sku: 'b', qty: 3 }])
    expect(await stock(warehouse)).toEqual([
      { sku: 'a', qty: 1, note: null },
      { sku: 'b', qty: 3, note: null },
    ])
  })

  it('an upsert with onConflict matches rows by another unique column', async () => {
    const code = randomUUID()
    const first = await db.from('fx_codes').insert({ code, value: 1 }).select('id').single()
    const { data, error } = await db
      .from('fx_codes')
      .upsert({ code, value: 2 }, { onConflict: 'code' })
      .select('id, value')
    expect(error).toBeNull()
    expect(data).toEqual([{ id: first.data?.id, value: 2 }])
  })

  it('an upsert uses defaults for missing keys when the request asks for defaults', async () => {
    const warehouse = randomUUID()
    const { data } = await db
      .from('fx_stock')
      .upsert(
        [
          { warehouse, sku: 'a' },
          { warehouse, sku: 'b', qty: 1 },
        ],
        { defaultToNull: false },
      )
      .select('sku, qty')
    expect(data).toEqual([
      { sku: 'a', qty: 7 },
      { sku: 'b', qty: 1 },
    ])
  })

  it('an upsert names the applied resolution in the Preference-Applied header', async () => {
    const { headers } = await rest('/fx_stock', {
      method: 'POST',
      body: { warehouse: randomUUID(), sku: 'a' },
      headers: { prefer: 'resolution=merge-duplicates, return=minimal' },
    })
    expect(headers.get('preference-applied')).toBe('resolution=merge-duplicates, return=minimal')
  })

  it('an upsert refuses onConflict on a column that is not unique', async () => {
    const { error, status } = await db
      .from('fx_codes')
      .upsert({ code: randomUUID(), value: 1 }, { onConflict: 'value' })
    expect(status).toBe(400)
    expect(error).toMatchObject({
      code: '42P10',
      message: 'there is no unique or exclusion constraint matching the ON CONFLICT specification',
    })
  })

  it('an upsert refuses a request that holds the same row twice', async () => {
    const warehouse = randomUUID()
    const { error, status } = await db.from('fx_stock').upsert([
      { warehouse, sku: 'a', qty: 1 },
      { warehouse, sku: 'a', qty: 2 },
    ])
    // PostgREST answers 500, although the fault is the caller's.
    expect(status).toBe(400)
    expect(error?.code).toBe('21000')
    expect(await stock(warehouse)).toEqual([])
  })
})

describe('PUT', () => {
  const put = (query: string, body: unknown, prefer = 'return=representation') =>
    rest(`/fx_stock?${query}`, { method: 'PUT', body, headers: { prefer } })

  it('a PUT inserts, then replaces, the row of its key', async () => {
    const warehouse = randomUUID()
    const query = `warehouse=eq.${warehouse}&sku=eq.a&select=qty`
    const first = await put(query, { warehouse, sku: 'a', qty: 1, note: null })
    expect([first.status, first.body]).toEqual([201, [{ qty: 1 }]])
    const second = await put(query, { warehouse, sku: 'a', qty: 2, note: null })
    expect([second.status, second.body]).toEqual([200, [{ qty: 2 }]])
    const third = await put(query, { warehouse, sku: 'a', qty: 3, note: null }, 'return=minimal')
    expect([third.status, third.text]).toEqual([204, ''])
  })

  it.each([
    ['filters that are not the key', 'qty=eq.1', 405, 'PGRST105'],
    ['a limit', 'warehouse=eq.w&sku=eq.a&limit=1', 400, 'PGRST114'],
    ['another key in the body', 'warehouse=eq.w&sku=eq.other', 400, 'PGRST115'],
  ])('a PUT refuses %s', async (_, query, status, code) => {
    const answer = await put(query, { warehouse: 'w', sku: 'a', qty: 1, note: null })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ code })
  })
})
