import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anonymous, signedUp } from '../support/clients.ts'
import { rest } from '../support/http.ts'

const db = anonymous()

describe('a function that gives', () => {
  it('a function can return a value', async () => {
    const { data, status } = await db.rpc('fx_add', { a: 1, b: 2 })
    expect([status, data]).toEqual([200, 3])
  })

  it('a function can return a set of values', async () => {
    const { data } = await db.rpc('fx_names')
    expect(data).toEqual(['Ana', 'Beto', 'Carla', 'Darío'])
  })

  it('a function can return nothing', async () => {
    const { data, status, error } = await db.rpc('fx_nothing')
    expect(error).toBeNull()
    expect([status, data]).toEqual([204, null])
  })

  it('a function can return a row', async () => {
    const { data } = await db.rpc('fx_agent', { agent_id: 1 })
    expect(data).toEqual({
      id: 1,
      agency_id: 1,
      manager_id: null,
      name: 'Ana',
      email: 'ana@example.com',
      rank: 1,
    })
  })

  it('a function can return a row of out arguments', async () => {
    const { data } = await db.rpc('fx_out', { a: 4 })
    expect(data).toEqual({ twice: 8, word: 'palabra' })
  })

  it('a function can return a table', async () => {
    const { data } = await db.rpc('fx_pairs')
    expect(data).toEqual([
      { n: 1, label: 'uno' },
      { n: 2, label: 'dos' },
      { n: 3, label: 'tres' },
    ])
  })

  it('the rows of a function can be filtered, ordered, cut and counted', async () => {
    const { data, count, status } = await db
      .rpc('fx_pairs', {}, { count: 'exact' })
      .gt('n', 1)
      .order('n', { ascending: false })
      .limit(1)
    expect(data).toEqual([{ n: 3, label: 'tres' }])
    expect(count).toBe(2)
    expect(status).toBe(206)
  })

  it('a function can return rows of a table, with columns and embeds', async () => {
    const { data } = await db
      .rpc('fx_agents_of', { agency: 1 })
      .select('name, fx_agencies(city), fx_listings(id)')
      .eq('id', 2)
    expect(data).toEqual([
      { name: 'Beto', fx_agencies: { city: 'Monterrey' }, fx_listings: [{ id: 3 }] },
    ])
  })

  it('single answers the one row that a function of several rows returns', async () => {
    const { data } = await db.rpc('fx_agents_of', { agency: 2 }).select('name').single()
    expect(data).toEqual({ name: 'Carla' })
  })

  it('a function can return a row with an embed', async () => {
    const { data } = await db.rpc('fx_agent', { agent_id: 3 }).select('name, fx_agencies(name)')
    expect(data).toEqual({ name: 'Carla', fx_agencies: { name: 'Mar y Sol' } })
  })
})

describe('arguments', () => {
  it('a call may leave arguments to their defaults', async () => {
    expect((await db.rpc('fx_add', { a: 1 })).data).toBe(11)
  })

  it('an argument of a function may be a list', async () => {
    expect((await db.rpc('fx_join', { parts: ['a', 'b, c', 'd"e'] })).data).toBe('a|b, c|d"e')
  })

  it('an argument of a function may be JSON', async () => {
    const { data } = await db.rpc('fx_pick', { info: { a: [1, 2] }, key: 'a' })
    expect(data).toEqual([1, 2])
  })

  it('an argument of a function may be a row', async () => {
    const { data } = await db.rpc('fx_title', { agent: { id: 9, name: 'Elsa' } })
    expect(data).toBe('Lic. Elsa')
  })

  it('a variadic function takes any number of arguments', async () => {
    expect((await db.rpc('fx_sum', { numbers: [1, 2, 3] })).data).toBe(6)
    expect((await rest('/rpc/fx_sum?numbers=4&numbers=5')).body).toBe(9)
  })

  it('casts a function’s arguments as PostgreSQL does', async () => {
    const { status, error } = await db.rpc('fx_add', { a: 'uno' })
    expect(status).toBe(400)
    expect(error).toMatchObject({
      code: '22P02',
      message: 'invalid input syntax for type integer: "uno"',
    })
  })

  it.each(['fx_echo_json', 'fx_echo_jsonb'])(
    'the whole body may be the one argument: %s',
    async (name) => {
      const { data } = await db.rpc(name, { any: ['thing', { at: null }] })
      expect(data).toEqual({ any: ['thing', { at: null }] })
    },
  )

  it('a text may be the whole body and the one argument', async () => {
    const { status, body } = await rest('/rpc/fx_echo_text', {
      method: 'POST',
      body: 'hola, "mundo"',
      headers: { 'content-type': 'text/plain' },
    })
    expect([status, body]).toEqual([200, 'hola, "mundo"'])
  })

  it('an empty body means that the call has no arguments', async () => {
    const { status, body } = await rest('/rpc/fx_names', { method: 'POST' })
    expect([status, body]).toEqual([200, ['Ana', 'Beto', 'Carla', 'Darío']])
  })

  it('refuses arguments that are not JSON', async () => {
    const { status, body } = await rest('/rpc/fx_add', { method: 'POST', body: '{"a":' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'PGRST102', message: 'Empty or invalid json' })
  })

  it('the names of the arguments tell functions of one name apart', async () => {
    expect((await db.rpc('fx_area', { side: 3 })).data).toBe('square 9')
    expect((await db.rpc('fx_area', { width: 2, height: 3 })).data).toBe('rectangle 6')
  })
})

describe('a function called with GET', () => {
  it('a function called with GET takes its arguments from the address', async () => {
    const { data } = await db.rpc('fx_add', { a: 20, b: 3 }, { get: true })
    expect(data).toBe(23)
  })

  it('a function called with GET takes lists', async () => {
    const { data } = await db.rpc('fx_join', { parts: ['a', 'b'] }, { get: true })
    expect(data).toBe('a|b')
  })

  it('a function called with GET tells arguments from filters', async () => {
    const { body } = await rest('/rpc/fx_agents_of?agency=1&select=name&name=eq.Beto')
    expect(body).toEqual([{ name: 'Beto' }])
  })

  it('a function called with HEAD answers a count', async () => {
    const { data, count } = await db.rpc('fx_pairs', {}, { head: true, count: 'exact' })
    expect(data).toBeNull()
    expect(count).toBe(3)
  })

  it('a function called with GET may not write', async () => {
    const visitor = randomUUID()
    const { status, error } = await db.rpc('fx_record_visit', { visitor }, { get: true })
    expect(status).toBe(405)
    expect(error).toMatchObject({
      code: '25006',
      message: 'cannot execute INSERT in a read-only transaction',
    })
  })
})

describe('a function that writes', () => {
  it('a call stores the rows that the function wrote', async () => {
    const visitor = randomUUID()
    const { data } = await db.rpc('fx_record_visit', { visitor }).select('name').order('name')
    expect(data).toEqual([{ name: 'otra' }, { name: 'visita' }])
    const { count } = await db
      .from('fx_items')
      .select('*', { count: 'exact', head: true })
      .eq('batch', visitor)
    expect(count).toBe(2)
  })

  it('a call with rollback stores nothing', async () => {
    const visitor = randomUUID()
    const { data } = await db.rpc('fx_record_visit', { visitor }).select('name').rollback()
    expect(data).toHaveLength(2)
    const { data: kept } = await db.from('fx_items').select('id').eq('batch', visitor)
    expect(kept).toEqual([])
  })
})

describe('a function that is not there', () => {
  it.each([
    [
      'of that name',
      'fx_ad',
      { a: 1 },
      'Could not find the function public.fx_ad(a) in the schema cache',
      'Searched for the function public.fx_ad with parameter a or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      'Perhaps you meant to call the function public.fx_add',
    ],
    [
      'with those arguments',
      'fx_area',
      { width: 1, depth: 2 },
      'Could not find the function public.fx_area(depth, width) in the schema cache',
      'Searched for the function public.fx_area with parameters depth, width or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      'Perhaps you meant to call the function public.fx_area(height, width)',
    ],
    [
      'without arguments',
      'fx_agents_of',
      {},
      'Could not find the function public.fx_agents_of without parameters in the schema cache',
      'Searched for the function public.fx_agents_of without parameters or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      expect.toBeOneOf([
        null,
        'Perhaps you meant to call the function public.fx_agents_of(agency)',
      ]),
    ],
  ])('refuses a call that fits no function: %s', async (_, name, args, message, details, hint) => {
    const { status, error } = await db.rpc(name, args)
    expect(status).toBe(404)
    expect(error).toEqual({ code: 'PGRST202', message, details, hint })
  })

  it('refuses a call that fits two functions of one name', async () => {
    const { status, error } = await db.rpc('fx_either', { value: 1 })
    expect(status).toBe(300)
    expect(error).toMatchObject({
      code: 'PGRST203',
      message:
        'Could not choose the best candidate function between: public.fx_either(value => integer), public.fx_either(value => text)',
      details: null,
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    })
  })
})

describe('what a function knows of the request', () => {
  it('a function can read which person asks', async () => {
    const { client, user, email } = await signedUp()
    const { data } = await client.rpc('fx_context')
    expect(data).toMatchObject({
      role: 'authenticated',
      uid: user.id,
      claims: { sub: user.id, email, role: 'authenticated', aal: 'aal1' },
    })
  })

  it('a function can read the method, the path and the headers of the request', async () => {
    const { data } = await db.rpc('fx_context', {}, { get: true }).setHeader('X-Asked', 'yes')
    expect(data).toMatchObject({
      role: 'anon',
      uid: null,
      method: 'GET',
      path: '/rpc/fx_context',
      header: 'yes',
    })
  })
})
