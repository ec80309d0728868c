import { describe, expect, it } from 'vitest'
import { RestError } from '../errors.ts'
import { prepareRequest, type GivenRequest } from '../testing/prepare-request.ts'

function refusal(
  line: string,
  given: GivenRequest = {},
): { status: number; code: string; message: string; details: unknown; hint: string | null } {
  try {
    prepareRequest(line, given)
  } catch (error) {
    if (error instanceof RestError) {
      const { status, code, message, details, hint } = error
      return { status, code, message, details, hint }
    }
    throw error
  }
  throw new Error(`${line} was not refused`)
}

const UNGROUPED =
  'column "orders_clients_1.name" must appear in the GROUP BY clause or be used in an aggregate function'

describe('what cannot be found', () => {
  it.each<[string, number, string, string]>([
    ['GET /client', 404, 'PGRST205', "Could not find the table 'api.client' in the schema cache"],
    ['GET /clients?foo=eq.1', 400, '42703', 'column clients.foo does not exist'],
    ['GET /clients?select=foo', 400, '42703', 'column clients.foo does not exist'],
    ['GET /clients?order=foo', 400, '42703', 'column clients.foo does not exist'],
    ['GET /clients?select=orders(foo)', 400, '42703', 'column orders_1.foo does not exist'],
    ['GET /clients?select=id::nope', 400, '42704', 'type "nope" does not exist'],
    [
      'GET /clients?orders.id=eq.1',
      400,
      'PGRST108',
      "'orders' is not an embedded resource in this request",
    ],
    [
      'GET /clients?order=orders(id)',
      400,
      'PGRST108',
      "'orders' is not an embedded resource in this request",
    ],
    [
      'GET /clients?select=orders(id)&order=orders(id)',
      400,
      'PGRST118',
      "A related order on 'orders' is not possible",
    ],
    [
      'GET /clients?select=orders(id)&orders=eq.1',
      400,
      'PGRST120',
      "Bad operator on the 'orders' embedded resource",
    ],
    ['GET /orders?select=count(),clients(name)&order=clients(name)', 400, '42803', UNGROUPED],
    ['GET /orders?select=count(),clients(id)&order=clients(name)', 400, '42803', UNGROUPED],
    [
      'GET /orders?select=clients(count)&clients.order=name',
      400,
      '42803',
      UNGROUPED.replace('orders_clients_1', 'clients_1'),
    ],
    [
      'GET /orders?select=clients(id),clients(name)',
      400,
      '42712',
      'table name "orders_clients_1" specified more than once',
    ],
    ['GET /clients?select=...orders(count)', 400, 'PGRST127', 'Feature not implemented'],
    ['GET /clients?select=...orders(amount.sum())', 400, 'PGRST127', 'Feature not implemented'],
    [
      'GET /clients?select=agents(id)',
      400,
      'PGRST200',
      "Could not find a relationship between 'clients' and 'agents' in the schema cache",
    ],
    [
      'GET /clients?select=clients!clients_referrer_id_fkey(id)',
      400,
      'PGRST200',
      "Could not find a relationship between 'clients' and 'clients' in the schema cache",
    ],
    [
      'GET /rpc/add',
      404,
      'PGRST202',
      'Could not find the function api.add without parameters in the schema cache',
    ],
    [
      'GET /rpc/add?a=1&x=2',
      404,
      'PGRST202',
      'Could not find the function api.add(a, x) in the schema cache',
    ],
    ['GET /', 404, 'PGRST126', 'Root endpoint metadata is disabled'],
    ['DELETE /totals', 405, '55000', 'cannot delete from view "totals"'],
  ])('refuses what cannot be found: %s', (line, status, code, message) => {
    expect(refusal(line)).toMatchObject({ status, code, message })
  })

  it('suggests a similar name for an unknown table', () => {
    expect(refusal('GET /client').hint).toBe("Perhaps you meant the table 'api.clients'")
    expect(refusal('GET /clients?select=order(id)').hint).toBe(
      "Perhaps you meant 'orders' instead of 'order'.",
    )
    expect(refusal('GET /rpc/ad?a=1').hint).toBe('Perhaps you meant to call the function api.add')
  })

  it('explains an ambiguous embed', () => {
    expect(refusal('GET /orders?select=agents(name)')).toEqual({
      status: 300,
      code: 'PGRST201',
      message:
        "Could not embed because more than one relationship was found for 'orders' and 'agents'",
      details: [
        {
          cardinality: 'many-to-one',
          embedding: 'orders with agents',
          relationship: 'orders_agent_id_fkey using orders(agent_id) and agents(id)',
        },
        {
          cardinality: 'many-to-one',
          embedding: 'orders with agents',
          relationship: 'orders_backup_id_fkey using orders(backup_id) and agents(id)',
        },
      ],
      hint: "Try changing 'agents' to one of the following: 'agents!orders_agent_id_fkey', 'agents!orders_backup_id_fkey'. Find the desired relationship in the 'details' key.",
    })
  })

  it('an unknown column of a payload has its own error code', () => {
    expect(refusal('POST /clients', { body: { name: 'a', foo: 1 } })).toMatchObject({
      status: 400,
      code: 'PGRST204',
      message: "Could not find the 'foo' column of 'clients' in the schema cache",
    })
  })

  it('refuses schemas that are not exposed and media types that the server does not know', () => {
    expect(refusal('GET /clients', { headers: { 'accept-profile': 'auth' } })).toMatchObject({
      status: 406,
      code: 'PGRST106',
      hint: 'Only the following schemas are exposed: api',
    })
    expect(refusal('GET /clients', { headers: { accept: 'application/geo+json' } })).toMatchObject({
      status: 406,
      code: 'PGRST107',
    })
  })

  it('only the service role gets query plans', () => {
    const headers = { accept: 'application/vnd.pgrst.plan+json' }
    expect(refusal('GET /clients', { headers })).toMatchObject({ code: 'PGRST107' })
    expect(
      prepareRequest('GET /clients', { headers, role: 'service_role' }).compiled?.statement.text,
    ).toMatch(/^explain \(format json\) select/)
  })

  it('refuses unknown preferences only in strict handling', () => {
    expect(refusal('GET /clients', { headers: { prefer: 'handling=strict, foo' } })).toMatchObject({
      code: 'PGRST122',
      details: 'Invalid preferences: foo',
    })
    expect(prepareRequest('GET /clients', { headers: { prefer: 'foo' } }).plan.kind).toBe('read')
  })
})

describe('order of groups', () => {
  it.each([
    'GET /orders?select=client_id,count()&order=client_id',
    'GET /orders?select=client_id,count()&order=count',
    'GET /orders?select=id,count()&order=amount',
    'GET /orders?select=count(),...clients(name)&order=clients(name)',
  ])('accepts an order of groups: %s', (line) => {
    expect(prepareRequest(line).plan).toMatchObject({ root: { isGrouped: true, order: [{}] } })
  })
})

describe('relationships', () => {
  it.each([
    ['clients(name)', false],
    ['client_id(name)', false],
    ['orders_client_id_fkey(name)', false],
    ['c:clients!client_id(name)', false],
    ['agents!backup_id(name)', false],
    ['agents!orders_agent_id_fkey(name)', false],
  ])('finds the relation %s from the table orders', (select) => {
    expect(prepareRequest(`GET /orders?select=${select}`).plan.kind).toBe('read')
  })

  it('reads the children of a table by its name and the parent by the key column', () => {
    const children = prepareRequest('GET /clients?select=clients(name)').compiled!.statement.text
    const parent = prepareRequest('GET /clients?select=referrer_id(name)').compiled!.statement.text
    expect(children).toContain('"pgrst_1"."referrer_id" = "clients"."id"')
    expect(parent).toContain('"pgrst_1"."id" = "clients"."referrer_id"')
  })
})

describe('functions', () => {
  it('a call uses the overload that the arguments fit', () => {
    expect(prepareRequest('POST /rpc/either', { body: { a: 1, c: 2 } }).plan).toMatchObject({
      routine: { parameters: [{ name: 'a' }, { name: 'c' }] },
    })
    expect(refusal('POST /rpc/either', { body: { a: 1 } })).toMatchObject({
      status: 300,
      code: 'PGRST203',
    })
  })

  it('a call falls back to the one unnamed parameter that the content type fits', () => {
    expect(prepareRequest('POST /rpc/whole', { body: { z: 1 } }).plan).toMatchObject({
      arguments: { kind: 'body', value: '{"z":1}' },
    })
    const text = prepareRequest('POST /rpc/whole', {
      body: 'hola',
      headers: { 'content-type': 'text/plain' },
    })
    expect(text.plan).toMatchObject({
      arguments: { kind: 'body', value: 'hola', parameter: { type: 'text' } },
    })
    expect(refusal('GET /rpc/whole?z=1')).toMatchObject({ code: 'PGRST202' })
  })

  it('a function writes only when it is volatile and called by POST', () => {
    expect(prepareRequest('POST /rpc/touch', { body: {} }).plan).toMatchObject({ readOnly: false })
    expect(prepareRequest('GET /rpc/touch').plan).toMatchObject({ readOnly: true })
    expect(prepareRequest('POST /rpc/add', { body: { a: 1 } }).plan).toMatchObject({
      readOnly: true,
    })
  })

  it('OPTIONS names the allowed methods of a function', () => {
    expect(prepareRequest('OPTIONS /rpc/touch').plan).toEqual({
      kind: 'info',
      allow: 'OPTIONS,POST',
    })
    expect(prepareRequest('OPTIONS /totals').plan).toEqual({
      kind: 'info',
      allow: 'OPTIONS,GET,HEAD',
    })
    expect(prepareRequest('OPTIONS /clients').plan).toEqual({
      kind: 'info',
      allow: 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE',
    })
  })
})

describe('PUT', () => {
  it.each([
    ['PUT /clients?name=eq.a', 'PGRST105'],
    ['PUT /clients?id=gt.1', 'PGRST105'],
    ['PUT /clients?or=(id.eq.1)', 'PGRST105'],
    ['PUT /clients', 'PGRST105'],
    ['PUT /client_tags?client_id=eq.1', 'PGRST105'],
    ['PUT /clients?id=eq.1&limit=1', 'PGRST114'],
  ])('a PUT of %s gives %s', (line, code) => {
    expect(refusal(line, { body: { id: 1 } })).toMatchObject({ code })
  })

  it('a PUT needs the key in the payload too', () => {
    expect(refusal('PUT /clients?id=eq.1', { body: { name: 'a' } })).toMatchObject({
      code: 'PGRST115',
    })
    expect(refusal('PUT /clients?id=eq.1', { body: '1' })).toMatchObject({ code: 'PGRST115' })
  })
})

describe('rows', () => {
  it('a read returns at most 1,000 rows at every level, and a change returns all its rows', () => {
    expect(prepareRequest('GET /clients?select=id,orders(id)&limit=5000').plan).toMatchObject({
      root: { limit: { kind: 'asked', rows: 1000 } },
    })
    expect(
      prepareRequest('GET /clients?select=id,orders(id)').compiled!.statement.text.match(
        /limit 1000/g,
      ),
    ).toHaveLength(2)
    const change = prepareRequest('POST /clients', {
      body: { name: 'a' },
      headers: { prefer: 'return=representation' },
    })
    expect(change.compiled!.statement.text).not.toContain('limit')
  })

  it('a change returns only the columns that the answer needs', () => {
    const headers = { prefer: 'return=representation' }
    const returning = (query: string) =>
      (
        prepareRequest(`POST /orders?${query}`, { body: { amount: 1 }, headers }).plan as {
          returning: unknown
        }
      ).returning
    expect(returning('select=amount,clients(name)')).toEqual(
      expect.arrayContaining(['amount', 'client_id']),
    )
    expect(returning('select=*')).toBe('all')
    expect(prepareRequest('POST /orders', { body: { amount: 1 } }).plan).toMatchObject({
      returning: [],
      representation: undefined,
    })
  })
})
