import { describe, expect, it } from 'vitest'
import { anonymous } from '../support/clients.ts'
import { rest } from '../support/http.ts'

const db = anonymous()

async function refusal(path: string, method = 'GET') {
  const { status, headers, body } = await rest(path, {
    method,
    ...(method === 'PATCH' && { body: {} }),
  })
  const { code, message, details, hint, ...more } = body as Record<string, unknown>
  expect(more).toEqual({})
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('proxy-status')).toBe(`PostgREST; error=${String(code)}`)
  return { status, code, message, details, hint }
}

describe('the address', () => {
  it('refuses a table that does not exist, and suggests a similar name', async () => {
    expect(await refusal('/fx_agencie')).toMatchObject({
      status: 404,
      code: 'PGRST205',
      message: "Could not find the table 'public.fx_agencie' in the schema cache",
      details: null,
      hint: "Perhaps you meant the table 'public.fx_agencies'",
    })
  })

  it('answers a refused HEAD with the status alone', async () => {
    const { status, text, headers } = await rest('/fx_agencie', { method: 'HEAD' })
    expect([status, text]).toEqual([404, ''])
    expect(headers.get('proxy-status')).toBe('PostgREST; error=PGRST205')
  })

  it('refuses a table name that resembles no table, without a suggestion', async () => {
    expect(await refusal('/zzzzzzzzzz')).toMatchObject({
      status: 404,
      code: 'PGRST205',
      message: "Could not find the table 'public.zzzzzzzzzz' in the schema cache",
      hint: null,
    })
  })

  it('refuses an address with too many parts', async () => {
    expect(await refusal('/fx_agents/1')).toMatchObject({
      status: 404,
      code: 'PGRST125',
      message: 'Invalid path specified in request URL',
    })
  })

  it('refuses a schema that is not exposed', async () => {
    const { status, error } = await db.schema('private').from('fx_hidden').select()
    expect(status).toBe(406)
    expect(error).toMatchObject({
      code: 'PGRST106',
      message: 'Invalid schema: private',
      details: null,
      hint: 'Only the following schemas are exposed: public, fx_shop',
    })
  })

  it('refuses to write to a schema that is not exposed', async () => {
    const { status, error } = await db.schema('auth').from('users').insert({ id: 1 })
    expect(status).toBe(406)
    expect(error?.code).toBe('PGRST106')
  })
})

describe('the method', () => {
  it('refuses a method that is not allowed for tables', async () => {
    expect(await refusal('/fx_agents', 'PROPFIND')).toMatchObject({
      status: 405,
      code: 'PGRST117',
      message: 'Unsupported HTTP method: PROPFIND',
    })
  })

  it('refuses a method that is not allowed for functions', async () => {
    expect(await refusal('/rpc/fx_add', 'PATCH')).toMatchObject({
      status: 405,
      code: 'PGRST101',
      message: 'Cannot use the PATCH method on RPC',
    })
  })

  it.each([
    ['/fx_items', 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE'],
    ['/fx_city_totals', 'OPTIONS,GET,HEAD'],
    ['/fx_item_names', 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE'],
    ['/rpc/fx_add?a=1', 'OPTIONS,GET,HEAD,POST'],
    ['/rpc/fx_nothing', 'OPTIONS,POST'],
  ])('OPTIONS %s lists the allowed methods', async (path, allowed) => {
    const { status, headers } = await rest(path, { method: 'OPTIONS' })
    expect(status).toBe(200)
    expect(headers.get('allow')).toBe(allowed)
  })
})

describe('select', () => {
  it.each([
    ['select=id,', 400],
    ['select=fx_agencies(name', 400],
    ['select=id,,name', 400],
    ['select=::text', 400],
  ])('refuses a select that cannot be parsed: %s', async (query, status) => {
    const answer = await rest(`/fx_agents?${query}`)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({
      code: 'PGRST100',
      message: expect.stringMatching(
        /^"failed to parse select parameter \(.*\)" \(line 1, column \d+\)$/,
      ),
      details: expect.stringMatching(/unexpected/),
    })
  })

  it('refuses a select that names a column that does not exist', async () => {
    expect(await refusal('/fx_agents?select=nada')).toMatchObject({
      status: 400,
      code: '42703',
      message: 'column fx_agents.nada does not exist',
    })
  })

  it('refuses a select that names a relation that does not exist', async () => {
    expect(await refusal('/fx_agents?select=id,fx_features(name)')).toMatchObject({
      status: 400,
      code: 'PGRST200',
      message:
        "Could not find a relationship between 'fx_agents' and 'fx_features' in the schema cache",
      details:
        "Searched for a foreign key relationship between 'fx_agents' and 'fx_features' in the schema 'public', but no matches were found.",
    })
  })

  it('refuses a select whose hint fits no relation', async () => {
    expect(await refusal('/fx_deals?select=id,fx_agents!nada(name)')).toMatchObject({
      status: 400,
      code: 'PGRST200',
      details:
        "Searched for a foreign key relationship between 'fx_deals' and 'fx_agents' using the hint 'nada' in the schema 'public', but no matches were found.",
    })
  })

  it('refuses a select that could mean two relations', async () => {
    const { status, body } = await rest('/fx_deals?select=id,fx_agents(name)')
    expect(status).toBe(300)
    expect(body).toMatchObject({
      code: 'PGRST201',
      message:
        "Could not embed because more than one relationship was found for 'fx_deals' and 'fx_agents'",
      hint: expect.stringMatching(
        /^Try changing 'fx_agents' to one of the following: 'fx_agents!fx_deals_(buyer|seller)_id_fkey', 'fx_agents!fx_deals_(buyer|seller)_id_fkey'\. Find the desired relationship in the 'details' key\.$/,
      ),
    })
    const { details } = body as { details: unknown[] }
    expect(details).toHaveLength(2)
    expect(details).toContainEqual({
      cardinality: 'many-to-one',
      embedding: 'fx_deals with fx_agents',
      relationship: 'fx_deals_buyer_id_fkey using fx_deals(buyer_id) and fx_agents(id)',
    })
  })

  it('refuses a media type that the server cannot produce', async () => {
    const { status, body } = await rest('/fx_agents', { headers: { accept: 'application/msword' } })
    expect(status).toBe(406)
    expect(body).toMatchObject({
      code: 'PGRST107',
      message: 'None of these media types are available: application/msword',
    })
  })
})

describe('filters and order', () => {
  it.each([
    ['id=1', 'no operator'],
    ['id=equals.1', 'an operator that is none'],
    ['id=is.maybe', 'is with another word'],
    ['id=in.1', 'in without a list'],
  ])('refuses filters that cannot be parsed: %s (%s)', async (query) => {
    expect(await refusal(`/fx_agents?${query}`)).toMatchObject({
      status: 400,
      code: 'PGRST100',
      message: expect.stringMatching(/^"failed to parse filter \(.*\)" \(line 1, column \d+\)$/),
    })
  })

  it.each([
    ['or=(id.eq.1', 'logic tree'],
    ['or=()', 'logic tree'],
    ['or=(id.nada.1)', 'logic tree'],
    ['order=id.sideways', 'order'],
  ])('refuses logic trees and orders that cannot be parsed: %s', async (query, what) => {
    expect(await refusal(`/fx_agents?${query}`)).toMatchObject({
      status: 400,
      code: 'PGRST100',
      message: expect.stringContaining(`failed to parse ${what} (`),
    })
  })

  it('refuses a filter on a column that does not exist', async () => {
    expect(await refusal('/fx_agents?nada=eq.1')).toMatchObject({
      status: 400,
      code: '42703',
      message: 'column fx_agents.nada does not exist',
    })
  })

  it('refuses an order by a column that does not exist', async () => {
    expect(await refusal('/fx_agents?order=nada')).toMatchObject({ status: 400, code: '42703' })
  })

  it('refuses a value that is not of the column’s type', async () => {
    expect(await refusal('/fx_agents?id=eq.uno')).toMatchObject({
      status: 400,
      code: '22P02',
      message: 'invalid input syntax for type integer: "uno"',
    })
  })

  it('refuses a value that is too large for the column’s type', async () => {
    expect(await refusal('/fx_agents?id=eq.99999999999')).toMatchObject({
      status: 400,
      code: '22003',
      message: 'value "99999999999" is out of range for type integer',
    })
  })

  it('refuses a character that PostgreSQL does not have', async () => {
    expect(await refusal('/fx_agents?name=eq.a%00b')).toMatchObject({ status: 400 })
  })

  it('refuses an operator that the type does not have', async () => {
    expect(await refusal('/fx_agents?id=like.1*')).toMatchObject({
      status: 404,
      code: '42883',
      message: 'operator does not exist: integer ~~ unknown',
    })
  })

  it('refuses an invalid regular expression', async () => {
    expect(await refusal('/fx_agents?name=match.[')).toMatchObject({ status: 400, code: '2201B' })
  })

  it('refuses a filter on a relation that is not in select', async () => {
    expect(await refusal('/fx_agents?select=id&fx_agencies.name=eq.x')).toMatchObject({
      status: 400,
      code: 'PGRST108',
      message: "'fx_agencies' is not an embedded resource in this request",
      hint: "Verify that 'fx_agencies' is included in the 'select' query parameter.",
    })
  })

  it('refuses an order by several related rows', async () => {
    expect(await refusal('/fx_agencies?select=id,fx_agents(id)&order=fx_agents(id)')).toMatchObject(
      {
        status: 400,
        code: 'PGRST118',
        message: "A related order on 'fx_agents' is not possible",
        details:
          "'fx_agencies' and 'fx_agents' do not form a many-to-one or one-to-one relationship",
      },
    )
  })

  it('refuses a comparison of a relation with a value', async () => {
    expect(await refusal('/fx_agencies?select=id,fx_agents(id)&fx_agents=eq.1')).toMatchObject({
      status: 400,
      code: 'PGRST120',
      message: "Bad operator on the 'fx_agents' embedded resource",
      details: 'Only is null or not is null filters are allowed on embedded resources',
    })
  })
})
