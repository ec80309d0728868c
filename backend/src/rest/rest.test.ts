import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestRest, type TestRest } from './testing/test-rest.ts'
import { SOON } from '../../../test-support/soon.ts'

/** The conformance suite tests the rest of the module through supabase-js. */
let test: TestRest

beforeAll(async () => {
  test = await createTestRest()
})
afterAll(() => test.close())

const get = async (path: string) => (await test.send(`GET ${path}`)).json

describe('the schema cache', () => {
  it('the schema cache holds a table’s columns, key and computed columns', async () => {
    expect(await get('/clients?select=id,total,mood,full_name&id=eq.1')).toEqual([
      { id: 1, total: 1.5, mood: 'happy', full_name: 'Ana Núñez' },
    ])
  })

  it('a one-to-one key embeds one row from both sides', async () => {
    expect(await get('/orders?select=id,order_notes(note)&id=lte.2&order=id')).toEqual([
      { id: 1, order_notes: { note: 'fast' } },
      { id: 2, order_notes: null },
    ])
    expect(await get('/order_notes?select=note,orders(amount)')).toEqual([
      { note: 'fast', orders: { amount: 10 } },
    ])
  })

  it('views have the keys of the columns they show, renamed and through other views', async () => {
    expect(
      await get('/client_names?select=name,orders(amount)&order=client_id&orders.order=amount'),
    ).toEqual([
      { name: 'Ana', orders: [{ amount: 10 }, { amount: 20 }] },
      { name: 'Beto', orders: [{ amount: 30 }] },
      { name: 'Caro', orders: [] },
    ])
    expect(await get('/client_names_again?select=loud,tags(label)&again=eq.2')).toEqual([
      { loud: 'BETO', tags: [{ label: 'vip' }] },
    ])
    expect(await get('/order_totals?select=total,clients(name)&client_id=eq.1')).toEqual([
      { total: 30, clients: { name: 'Ana' } },
    ])
    expect(await get('/orders?select=id,client_names(name)&id=eq.3')).toEqual([
      { id: 3, client_names: { name: 'Beto' } },
    ])
  })

  it('embeds the rows that a function of the row returns', async () => {
    expect(await get('/clients?select=name,best_order(amount)&order=id')).toEqual([
      { name: 'Ana', best_order: { amount: 20 } },
      { name: 'Beto', best_order: { amount: 30 } },
      { name: 'Caro', best_order: null },
    ])
  })

  it('the schema cache is read again on NOTIFY, and on reload()', async () => {
    await test.owner.query('create table api.later (id int)')
    expect((await test.send('GET /later')).status).toBe(404)
    await test.owner.query(`notify pgrst, 'reload schema'`)
    await expect.poll(async () => (await test.send('GET /later')).status, SOON).toBe(200)
    await test.owner.query('alter table api.later add column extra text')
    expect((await test.send('GET /later?select=extra')).status).toBe(400)
    await test.rest.reload()
    expect((await test.send('GET /later?select=extra')).status).toBe(200)
  })

  it('the answer names its schema when the server exposes several schemas', async () => {
    const { headers } = await test.send('GET /tags', { headers: { 'accept-profile': 'api' } })
    expect(headers.get('content-profile')).toBe('api')
    expect((await test.send('GET /tags', { headers: { 'accept-profile': 'auth' } })).status).toBe(
      406,
    )
  })
})

describe('order by a to-one relation', () => {
  it.each([
    [
      'that shows the column',
      '/orders?select=id,clients(name)&order=clients(name).desc.nullslast,id',
    ],
    ['that does not', '/orders?select=id,clients(id)&order=clients(name).desc.nullslast,id'],
    ['that shows nothing', '/orders?select=id,clients()&order=clients(name).desc.nullslast,id'],
    [
      'that shows it twice',
      '/orders?select=id,clients(*,name)&order=clients(name).desc.nullslast,id',
    ],
    ['that is spread', '/orders?select=id,...clients(name)&order=clients(name).desc.nullslast,id'],
  ])('orders by a to-one relation %s', async (_, path) => {
    const rows = (await get(path)) as { id: number }[]
    expect(rows.map(({ id }) => id)).toEqual([3, 1, 2, 4])
  })

  it('orders the groups of an aggregate by a relation', async () => {
    expect(
      await get('/orders?select=count(),...clients(name)&order=clients(name).desc.nullslast'),
    ).toEqual([
      { count: 1, name: 'Beto' },
      { count: 2, name: 'Ana' },
      { count: 1, name: null },
    ])
  })
})

describe('functions', () => {
  it('functions accept rows, variadic arguments and arguments without length', async () => {
    const described = await test.send('POST /rpc/describe', {
      body: { client: { name: 'Zoe' }, parts: ['a', 'b'] },
    })
    expect(described.json).toBe('Zoe: a, b')
    expect((await test.send('POST /rpc/fixed', { body: { c: 'abc', b: '101' } })).json).toBe(
      'abc101',
    )
  })

  it('functions answer rows for OUT columns, and refuse a record without columns', async () => {
    expect(await get('/rpc/one_out?a=4')).toEqual({ doubled: 8 })
    expect(await get('/rpc/pairs?n=3&x=gt.1&select=y&order=x.desc')).toEqual([
      { y: 'yyy' },
      { y: 'yy' },
    ])
    expect((await test.send('GET /rpc/any_record')).status).toBe(404)
  })

  it('functions write by POST only', async () => {
    const refused = await test.send('GET /rpc/write_tag?id=70')
    expect(refused).toMatchObject({ status: 405, json: { code: '25006' } })
    expect(
      (await test.send('POST /rpc/write_tag', { body: { id: 70 }, prefer: 'tx=rollback' })).json,
    ).toBe(70)
    expect(await get('/tags?id=eq.70')).toEqual([])
  })

  it('functions may set status and headers, or refuse with their own message', async () => {
    const tea = await test.send('POST /rpc/teapot', { body: {} })
    expect([tea.status, tea.headers.get('x-tea')]).toEqual([418, 'verde'])
    const pay = await test.send('POST /rpc/pay', { body: {} })
    expect(pay).toMatchObject({
      status: 402,
      json: { code: 'P-1', message: 'Pay first', details: null, hint: null },
    })
    expect(pay.headers.get('x-price')).toBe('10')
  })

  it('functions can read the request', async () => {
    const token = await test.keyring.sign({
      role: 'authenticated',
      sub: 'me',
      exp: Date.now() / 1000 + 60,
    })
    const headers = { authorization: `Bearer ${token}` }
    const { json } = await test.send('GET /rpc/who', {
      headers,
      prefer: 'timezone=America/Mexico_City',
    })
    expect(json).toMatchObject({
      role: 'authenticated',
      claims: { sub: 'me' },
      path: '/rpc/who',
      zone: 'America/Mexico_City',
    })
  })
})

describe('changes that must not stay', () => {
  const labels = async () => JSON.stringify(await get('/tags?select=label&order=id'))

  it.each([
    [
      'more rows than allowed',
      'PATCH /tags?id=gt.0',
      { body: { label: 'x' }, prefer: 'handling=strict, max-affected=1' },
      'PGRST124',
    ],
    [
      'more than the one row asked for',
      'PATCH /tags?id=gt.0',
      { body: { label: 'x' }, headers: { accept: 'application/vnd.pgrst.object+json' } },
      'PGRST116',
    ],
    [
      'a key other than the URL’s',
      'PUT /tags?id=eq.1',
      { body: { id: 9, label: 'x' } },
      'PGRST115',
    ],
  ])('changes are rolled back: %s', async (_, line, options, code) => {
    const before = await labels()
    expect(await test.send(line, options)).toMatchObject({ json: { code } })
    expect(await labels()).toBe(before)
  })

  it('changes are rolled back when the caller asks', async () => {
    const before = await labels()
    const { status, json } = await test.send('DELETE /client_tags?client_id=eq.1&select=tag_id', {
      prefer: 'tx=rollback, return=representation',
    })
    expect([status, json]).toEqual([200, [{ tag_id: 1 }, { tag_id: 2 }]])
    expect(await labels()).toBe(before)
    expect(await get('/client_tags?client_id=eq.1&select=tag_id')).toHaveLength(2)
  })
})

describe('changes', () => {
  it('the answer to a change says whether an upsert added or merged', async () => {
    const upsert = (body: unknown) =>
      test.send('POST /tags', { body, prefer: 'resolution=merge-duplicates' })
    expect(
      (
        await upsert([
          { id: 1, label: 'vip' },
          { id: 80, label: 'new' },
        ])
      ).status,
    ).toBe(201)
    expect(
      (
        await upsert([
          { id: 1, label: 'vip' },
          { id: 80, label: 'old' },
        ])
      ).status,
    ).toBe(200)
    expect(
      (
        await upsert([
          { id: 81, label: 'a' },
          { id: 81, label: 'b' },
        ])
      ).status,
    ).toBe(400)
  })

  it('changes go through a view with the key of its table', async () => {
    const { status, json } = await test.send('POST /client_names?select=client_id,name', {
      body: { client_id: 3, name: 'Carolina' },
      prefer: 'resolution=merge-duplicates, return=representation',
    })
    expect([status, json]).toEqual([200, [{ client_id: 3, name: 'Carolina' }]])
    expect((await test.send('POST /order_totals', { body: { total: 1 } })).status).toBe(405)
  })

  it('changes return computed columns and embeds of the written rows', async () => {
    const { json } = await test.send(
      'POST /clients?select=full_name,best_order(id),referrer_id(name)',
      {
        body: { name: 'Dora', referrer_id: 1 },
        prefer: 'return=representation',
      },
    )
    expect(json).toEqual([
      { full_name: 'Dora Núñez', best_order: null, referrer_id: { name: 'Ana' } },
    ])
  })

  it('changes convert through domains and enums, and use defaults for missing values', async () => {
    expect(
      (await test.send('POST /clients', { body: { name: 'x', nick: 'too long' } })).json,
    ).toMatchObject({ code: '22001' })
    expect(
      (await test.send('POST /clients', { body: { name: 'x', mood: 'odd' } })).json,
    ).toMatchObject({ code: '22P02' })
    const { json } = await test.send('POST /clients?columns=name,mood,total&select=mood,total', {
      body: [{ name: 'x' }, { name: 'y', mood: 'sad', total: null }],
      prefer: 'return=representation, missing=default',
    })
    expect(json).toEqual([
      { mood: 'happy', total: 1.5 },
      { mood: 'sad', total: null },
    ])
  })
})

describe('counts', () => {
  it.each([
    ['exact', /^0-0\/\d+$/],
    ['planned', /^0-0\/\d+$/],
    ['estimated', /^0-0\/\d+$/],
  ])('a read with count=%s answers the number of rows', async (count, range) => {
    const { headers, status } = await test.send('GET /orders?select=id&limit=1&amount=gt.5', {
      prefer: `count=${count}`,
    })
    expect(headers.get('content-range')).toMatch(range)
    expect([200, 206]).toContain(status)
  })

  it('counts do not include rows that inner embeds remove', async () => {
    const { headers } = await test.send(
      'GET /clients?select=id,orders!inner(id)&orders.amount=gt.15',
      { prefer: 'count=exact' },
    )
    expect(headers.get('content-range')).toBe('0-1/2')
  })
})

describe('errors', () => {
  it('errors ask a visitor to sign in and refuse the others', async () => {
    const anonymous = await test.send('GET /hidden')
    expect(anonymous).toMatchObject({ status: 401, json: { code: '42501' } })
    expect(anonymous.headers.get('www-authenticate')).toBe('Bearer')
    expect(anonymous.headers.get('proxy-status')).toBe('PostgREST; error=42501')
    const token = await test.keyring.sign({ role: 'authenticated', exp: Date.now() / 1000 + 60 })
    expect(
      (await test.send('GET /hidden', { headers: { authorization: `Bearer ${token}` } })).status,
    ).toBe(403)
  })

  it.each([
    ['nonsense', 'PGRST301', 'Expected 3 parts in JWT; got 1'],
    ['a.b.c', 'PGRST301', 'JWT cryptographic operation failed'],
  ])('errors refuse the token %s', async (token, code, message) => {
    const refused = await test.send('GET /tags', { headers: { authorization: `Bearer ${token}` } })
    expect(refused).toMatchObject({ status: 401, json: { code, message } })
    expect(refused.headers.get('www-authenticate')).toContain('error="invalid_token"')
  })

  it('errors say that a token has expired', async () => {
    const token = await test.keyring.sign({ role: 'authenticated', exp: Date.now() / 1000 - 600 })
    expect(
      await test.send('GET /tags', { headers: { authorization: `Bearer ${token}` } }),
    ).toMatchObject({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } })
  })

  it.each([
    ['GET /tags?label=eq.%00', '22021'],
    ['GET /tags?id=eq.x', '22P02'],
    ['GET /tags?id=eq.99999999999', '22003'],
    ['GET /tags?label=match.(', '2201B'],
    ['GET /tags?label=fts(none).x', '42704'],
    ['GET /clients?select=id,orders(id)&limit=99999999999999999999&offset=1&data=cs.{', '22P02'],
  ])('errors of PostgreSQL that the caller caused get status 400: %s', async (line, code) => {
    expect(await test.send(line)).toMatchObject({ status: 400, json: { code } })
  })

  it.each([`{"id":90,"label":"a\\u0000b"}`, `{"id":91,"label":"\\ud800"}`])(
    'text that PostgreSQL cannot store gets status 400',
    async (body) => {
      expect((await test.send('POST /tags', { body })).status).toBe(400)
    },
  )

  it('refuses an answer that is too large to hold in memory', async () => {
    const aliases = Array.from({ length: 700 }, (_, i) => `a${i}:name`).join(',')
    await test.owner.query(`update api.clients set name = repeat('x', 50000) where id = 3`)
    const { status, json } = await test.send(`GET /clients?id=eq.3&select=${aliases}`)
    expect(status).toBe(413)
    expect(json).toMatchObject({ message: 'Answer too large' })
    await test.owner.query(`update api.clients set name = 'Caro' where id = 3`)
  })

  it('the size of a body is limited, declared or not', async () => {
    const body = JSON.stringify({ id: 1, label: 'x'.repeat(11 * 1024 * 1024) })
    expect((await test.send('POST /tags', { body })).status).toBe(413)
    expect(
      (await test.send('POST /tags', { body: '{}', headers: { 'content-length': '99999999' } }))
        .status,
    ).toBe(413)
  })
})

describe('the root', () => {
  it('the root describes the API to the secret key only', async () => {
    expect(await test.send('GET /')).toMatchObject({ status: 404, json: { code: 'PGRST126' } })
    const { json, headers } = await test.send('GET /', { role: 'service_role' })
    expect(headers.get('content-type')).toBe('application/openapi+json; charset=utf-8')
    expect(json).toMatchObject({
      swagger: '2.0',
      definitions: {
        clients: {
          required: ['name'],
          properties: {
            mood: { enum: ['sad', 'happy'] },
            referrer_id: {
              type: 'integer',
              description: expect.stringContaining('`clients.id`') as string,
            },
          },
        },
      },
      paths: {
        '/clients': { get: {}, post: {}, patch: {}, delete: {} },
        '/rpc/write_tag': { post: {} },
      },
    })
  })
})
