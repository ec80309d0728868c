import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anonymous } from '../support/clients.ts'
import { rest } from '../support/http.ts'

const db = anonymous()

async function three(): Promise<string> {
  const batch = randomUUID()
  const { error } = await db
    .from('fx_items')
    .insert(['a', 'b', 'c'].map((name) => ({ batch, name })))
  expect(error).toBeNull()
  return batch
}

async function stored(batch: string) {
  const { data } = await db.from('fx_items').select('name, qty').eq('batch', batch).order('id')
  return data
}

interface Bounded<Query> {
  maxAffected(rows: number): Query
}

/** The method’s type depends on the server’s version, which an untyped client does not know. */
function atMost<Query>(rows: number, query: Query): Query {
  return (query as unknown as Bounded<Query>).maxAffected(rows)
}

describe('update', () => {
  it('an update changes the rows that match and answers 204', async () => {
    const batch = await three()
    const { status, data, error } = await db
      .from('fx_items')
      .update({ qty: 9 })
      .eq('batch', batch)
      .in('name', ['a', 'c'])
    expect(error).toBeNull()
    expect([status, data]).toEqual([204, null])
    expect(await stored(batch)).toEqual([
      { name: 'a', qty: 9 },
      { name: 'b', qty: 1 },
      { name: 'c', qty: 9 },
    ])
  })

  it('an update returns the rows with their new values when the request selects columns', async () => {
    const batch = await three()
    const { status, data } = await db
      .from('fx_items')
      .update({ name: 'nuevo' })
      .eq('batch', batch)
      .eq('name', 'b')
      .select('name, upper_name')
    expect(status).toBe(200)
    expect(data).toEqual([{ name: 'nuevo', upper_name: 'NUEVO' }])
  })

  it('an update reports the number of changed rows', async () => {
    const batch = await three()
    const { status, headers, text } = await rest(`/fx_items?batch=eq.${batch}`, {
      method: 'PATCH',
      body: { qty: 2 },
      headers: { prefer: 'count=exact' },
    })
    expect([status, text]).toEqual([204, ''])
    expect(headers.get('content-range')).toBe('0-2/3')
    expect(headers.get('preference-applied')).toBe('count=exact')
  })

  it('an update that matches no row answers 204 and the content-range */*', async () => {
    const { status, headers } = await rest(`/fx_items?batch=eq.${randomUUID()}`, {
      method: 'PATCH',
      body: { qty: 2 },
    })
    expect(status).toBe(204)
    expect(headers.get('content-range')).toBe('*/*')
  })

  it('an update sets null and JSON', async () => {
    const batch = await three()
    const { data } = await db
      .from('fx_items')
      .update({ name: null, meta: { deep: [1, { two: null }] } })
      .eq('batch', batch)
      .eq('name', 'a')
      .select('name, meta')
    expect(data).toEqual([{ name: null, meta: { deep: [1, { two: null }] } }])
  })

  it('an update without values changes nothing', async () => {
    const batch = await three()
    const { status, body } = await rest(`/fx_items?batch=eq.${batch}`, {
      method: 'PATCH',
      body: {},
      headers: { prefer: 'return=representation' },
    })
    expect([status, body]).toEqual([200, []])
    expect(await stored(batch)).toHaveLength(3)
  })

  it('an update refuses a column that does not exist', async () => {
    const { status, error } = await db.from('fx_items').update({ nada: 1 }).eq('id', -1)
    expect(status).toBe(400)
    expect(error).toMatchObject({
      code: 'PGRST204',
      message: "Could not find the 'nada' column of 'fx_items' in the schema cache",
    })
  })

  it('an update embeds the row that a changed row refers to', async () => {
    const batch = await three()
    const { data: item } = await db
      .from('fx_items')
      .select('id')
      .eq('batch', batch)
      .eq('name', 'a')
      .single()
    await db.from('fx_parts').insert({ item_id: item?.id, label: 'x' })
    const { data } = await db
      .from('fx_parts')
      .update({ label: 'y' })
      .eq('item_id', item?.id)
      .select('label, fx_items(name)')
    expect(data).toEqual([{ label: 'y', fx_items: { name: 'a' } }])
  })
})

describe('delete', () => {
  it('a delete removes the rows that match and answers 204', async () => {
    const batch = await three()
    const { status, error } = await db.from('fx_items').delete().eq('batch', batch).neq('name', 'b')
    expect(error).toBeNull()
    expect(status).toBe(204)
    expect(await stored(batch)).toEqual([{ name: 'b', qty: 1 }])
  })

  it('a delete returns the removed rows with select', async () => {
    const batch = await three()
    const { status, data } = await db
      .from('fx_items')
      .delete()
      .eq('batch', batch)
      .eq('name', 'a')
      .select('name')
    expect(status).toBe(200)
    expect(data).toEqual([{ name: 'a' }])
  })

  it('a delete embeds the row that a removed row referred to', async () => {
    const batch = await three()
    const { data: item } = await db
      .from('fx_items')
      .select('id')
      .eq('batch', batch)
      .eq('name', 'a')
      .single()
    await db.from('fx_parts').insert({ item_id: item?.id, label: 'x' })
    const { data } = await db
      .from('fx_parts')
      .delete()
      .eq('item_id', item?.id)
      .select('label, fx_items(name)')
    expect(data).toEqual([{ label: 'x', fx_items: { name: 'a' } }])
  })

  it('a delete reports the number of removed rows', async () => {
    const batch = await three()
    const { headers } = await rest(`/fx_items?batch=eq.${batch}`, {
      method: 'DELETE',
      headers: { prefer: 'count=exact' },
    })
    expect(headers.get('content-range')).toBe('*/3')
  })

  it('a delete through the client counts the removed rows', async () => {
    const batch = await three()
    const { count } = await db.from('fx_items').delete({ count: 'exact' }).eq('batch', batch)
    expect(count).toBe(3)
  })

  it('a delete filters with logic', async () => {
    const batch = await three()
    await db.from('fx_items').delete().eq('batch', batch).or('name.eq.a,and(name.eq.b,qty.eq.1)')
    expect(await stored(batch)).toEqual([{ name: 'c', qty: 1 }])
  })

  it('a delete refuses a person who may only read the table', async () => {
    const { status, error } = await db.from('fx_agencies').delete().eq('id', 1)
    expect(status).toBe(401)
    expect(error).toMatchObject({
      code: '42501',
      message: 'permission denied for table fx_agencies',
    })
  })
})

describe('max-affected', () => {
  it('max-affected undoes an update of more rows', async () => {
    const batch = await three()
    const { status, error } = await atMost(
      2,
      db.from('fx_items').update({ qty: 9 }).eq('batch', batch),
    )
    expect(status).toBe(400)
    expect(error).toEqual({
      code: 'PGRST124',
      message: 'Query result exceeds max-affected preference constraint',
      details: 'The query affects 3 rows',
      hint: null,
    })
    expect((await stored(batch))?.map(({ qty }) => qty)).toEqual([1, 1, 1])
  })

  it('max-affected undoes a delete of more rows', async () => {
    const batch = await three()
    const { error } = await atMost(1, db.from('fx_items').delete().eq('batch', batch))
    expect(error?.code).toBe('PGRST124')
    expect(await stored(batch)).toHaveLength(3)
  })

  it('max-affected accepts a write of exactly as many rows, and the answer names the applied preference', async () => {
    const batch = await three()
    const { status, headers } = await rest(`/fx_items?batch=eq.${batch}`, {
      method: 'DELETE',
      headers: { prefer: 'handling=strict, max-affected=3' },
    })
    expect(status).toBe(204)
    expect(headers.get('preference-applied')).toBe('handling=strict, max-affected=3')
  })

  it('ignores max-affected without strict handling', async () => {
    const batch = await three()
    const { status } = await rest(`/fx_items?batch=eq.${batch}`, {
      method: 'DELETE',
      headers: { prefer: 'max-affected=1' },
    })
    expect(status).toBe(204)
    expect(await stored(batch)).toEqual([])
  })

  it('max-affected limits functions that return rows', async () => {
    const visitor = randomUUID()
    const { status, error } = await atMost(1, db.rpc('fx_record_visit', { visitor }))
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'PGRST124', details: 'The query affects 2 rows' })
    expect(await stored(visitor)).toEqual([])
  })

  it('refuses max-affected for functions that return one value', async () => {
    const { status, error } = await atMost(1, db.rpc('fx_add', { a: 1 }))
    expect(status).toBe(400)
    expect(error).toMatchObject({
      code: 'PGRST128',
      message:
        'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    })
  })
})

describe('rollback', () => {
  it('a rollback answers the new rows and stores nothing', async () => {
    const batch = randomUUID()
    const { data, status } = await db
      .from('fx_items')
      .insert({ batch, name: 'ensayo' })
      .select('name')
      .rollback()
    expect(status).toBe(201)
    expect(data).toEqual([{ name: 'ensayo' }])
    expect(await stored(batch)).toEqual([])
  })

  it('a rollback says in preference-applied that nothing was stored', async () => {
    const { headers } = await rest('/fx_items', {
      method: 'POST',
      body: { batch: randomUUID() },
      headers: { prefer: 'tx=rollback, return=minimal' },
    })
    expect(headers.get('preference-applied')).toBe('return=minimal, tx=rollback')
  })
})
