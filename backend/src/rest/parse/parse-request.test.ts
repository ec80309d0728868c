import { describe, expect, it } from 'vitest'
import { parseRequest } from './parse-request.ts'
import type { ApiRequest } from './types.ts'

interface Given {
  path?: string[]
  query?: string
  headers?: Record<string, string>
  body?: string
}

function parse(
  method: string,
  { path = ['clients'], query = '', headers = {}, body }: Given = {},
): ApiRequest {
  return parseRequest({
    method,
    segments: path,
    schemas: ['public'],
    queryString: query,
    header: (name) => headers[name],
    body: body === undefined ? undefined : new TextEncoder().encode(body),
  })
}

describe('the query', () => {
  it('sorts keys into filters, logic, order and ranges of each level', () => {
    const { query } = parse('GET', {
      query:
        'name=eq.a+b&orders.total=gt.5&orders.not.or=(a.eq.1)&order=x.desc.nullslast&orders.order=y&orders.limit=3&offset=2',
    })
    expect(query.where.map(({ path, value }) => [path, value.kind])).toEqual([
      [[], 'filter'],
      [['orders'], 'filter'],
      [['orders'], 'group'],
    ])
    expect(query.where[0]?.value).toMatchObject({ operation: { value: 'a b' } })
    expect(query.where[2]?.value).toMatchObject({ negated: true, operator: 'or' })
    expect(query.order).toEqual([
      {
        path: [],
        value: [
          { relation: undefined, field: { name: 'x', path: [] }, direction: 'desc', nulls: 'last' },
        ],
      },
      {
        path: ['orders'],
        value: [
          {
            relation: undefined,
            field: { name: 'y', path: [] },
            direction: undefined,
            nulls: undefined,
          },
        ],
      },
    ])
    expect(query.limits).toEqual([{ path: ['orders'], value: 3 }])
    expect(query.offsets).toEqual([{ path: [], value: 2 }])
  })

  it('the parser ignores the API key in the query, but not a column of that name', () => {
    expect(parse('GET', { query: 'apikey=sb_publishable_x' }).query).toMatchObject({
      where: [],
      pairs: [],
    })
    expect(parse('GET', { query: 'apikey=eq.x' }).query.where).toHaveLength(1)
  })

  it('the parser reads a function’s parameter that is no filter as an argument', () => {
    const { query } = parse('GET', { path: ['rpc', 'f'], query: 'a=5&b=eq.5&c.d=is.null' })
    expect(query.args).toEqual([['a', '5']])
    expect(query.where).toHaveLength(2)
  })

  it('the parser accepts broken percent-encoding', () => {
    const { query } = parse('GET', { query: 'a=eq.%zz%ff%C3%B1' })
    expect(query.where[0]?.value).toMatchObject({ operation: { value: 'eq.%zz\ufffdñ'.slice(3) } })
  })

  it('the parser refuses negative limits, too many filters and too long a URL', () => {
    expect(() => parse('GET', { query: 'limit=-1' })).toThrow('Requested range not satisfiable')
    expect(() => parse('GET', { query: 'a=eq.1&'.repeat(501) })).toThrow('asks for too much')
    expect(() => parse('GET', { query: `a=eq.${'x'.repeat(17_000)}` })).toThrow('URI too long')
  })
})

describe('the range', () => {
  it.each([
    ['limit=5&offset=10', undefined, { offset: 10, limit: 5 }],
    ['', '2-4', { offset: 2, limit: 3 }],
    ['limit=10', '5-', { offset: 5, limit: 5 }],
    ['offset=8', '2-4', { offset: 8, limit: 0 }],
    ['limit=x', 'nonsense', { offset: 0, limit: undefined }],
  ])('parses the range of the query %s with the header %s', (query, header, expected) => {
    expect(parse('GET', { query, headers: header ? { range: header } : {} }).range).toEqual(
      expected,
    )
  })

  it('refuses a range header whose end lies before its start', () => {
    expect(() => parse('GET', { headers: { range: '4-2' } })).toThrow(
      'Requested range not satisfiable',
    )
  })
})

describe('preferences and media types', () => {
  it('the parser keeps known preferences and lists the others', () => {
    const { preferences } = parse('POST', {
      body: '{}',
      headers: {
        prefer:
          'return=minimal, count=exact, return=representation, foo=1, max-affected=3, timezone=Mars',
      },
    })
    expect(preferences).toEqual({
      return: 'minimal',
      count: 'exact',
      maxAffected: 3,
      invalid: ['foo=1', 'timezone=Mars'],
    })
  })

  it.each([
    [undefined, ['any']],
    ['text/html, application/json;q=0.9, */*;q=0.1', ['other', 'json', 'any']],
    ['application/vnd.pgrst.object+json;nulls=stripped', ['object']],
    ['application/vnd.pgrst.plan+json; for="application/json"; options=analyze|buffers;', ['plan']],
  ])('sorts the Accept header: %s', (accept, kinds) => {
    expect(
      parse('GET', { headers: accept ? { accept } : {} }).accept.map(({ kind }) => kind),
    ).toEqual(kinds)
  })
})

describe('the body', () => {
  const json = { 'content-type': 'application/json' }

  it('parses the keys of an object, or those that all rows share', () => {
    expect(parse('POST', { body: '{"a":1,"b":2}' }).body).toMatchObject({
      shape: 'object',
      keys: ['a', 'b'],
    })
    expect(parse('POST', { body: '[{"a":1},{"a":2}]' }).body).toMatchObject({
      shape: 'array',
      keys: ['a'],
    })
  })

  it('does not parse rows whose columns are named', () => {
    expect(
      parse('POST', { query: 'columns=a,%22b%20c%22', body: '[{"a":1},{"z":2}]' }).body,
    ).toMatchObject({ keys: ['a', 'b c'] })
  })

  it.each([
    ['[{"a":1},{"b":2}]', 'All object keys must match'],
    ['[1]', 'All object keys must match'],
    ['{nope', 'Empty or invalid json'],
    ['', 'Empty or invalid json'],
  ])('refuses the body %s', (body, message) => {
    expect(() => parse('POST', { body, headers: json })).toThrow(message)
  })

  it('reads forms and csv', () => {
    const form = parse('POST', {
      body: 'a=1&b=x+y',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(form.body).toMatchObject({ text: '{"a":"1","b":"x y"}' })
    const csv = parse('POST', {
      body: 'a,b\r\n1,"x ""y"", z"\n2,NULL\n',
      headers: { 'content-type': 'text/csv' },
    })
    expect(csv.body).toMatchObject({
      text: '[{"a":"1","b":"x \\"y\\", z"},{"a":"2","b":null}]',
      keys: ['a', 'b'],
    })
    expect(() =>
      parse('POST', { body: 'a,b\n1\n', headers: { 'content-type': 'text/csv' } }),
    ).toThrow('same number of fields')
  })

  it.each([
    ['a,b\n"x",\n', [{ a: 'x', b: '' }]],
    ['a,b\r1,', [{ a: '1', b: '' }]],
    ['a\n\n"x\ny"', [{ a: 'x\ny' }]],
    ['a,b\n"NULL",NULL', [{ a: 'NULL', b: null }]],
    ['a\n""""""\n', [{ a: '""' }]],
  ])('reads the csv %j', (body, rows) => {
    const csv = parse('POST', { body, headers: { 'content-type': 'text/csv' } })
    expect(csv.body).toMatchObject({ text: JSON.stringify(rows) })
  })

  it.each(['', '\n', 'a\n"x', 'a\n"x"y', 'a\nx"y"', 'a\n"x" \n'])('refuses the csv %j', (body) => {
    expect(() => parse('POST', { body, headers: { 'content-type': 'text/csv' } })).toThrow(
      'Empty or invalid csv',
    )
  })

  it('refuses a body that cannot be parsed', () => {
    expect(() => parse('POST', { body: 'x', headers: { 'content-type': 'text/html' } })).toThrow(
      'Content-Type not acceptable: text/html',
    )
  })
})

describe('path and method', () => {
  it.each([
    ['GET', ['a', 'b'], 'Invalid path'],
    ['GET', ['rpc'], 'Invalid path'],
    ['TRACE', ['a'], 'Unsupported HTTP method: TRACE'],
    ['POST', [], 'Unsupported HTTP method: POST'],
    ['DELETE', ['rpc', 'f'], 'Cannot use the DELETE method on RPC'],
  ])('refuses the method and path %s /%s', (method, path, message) => {
    expect(() => parse(method, { path })).toThrow(message)
  })
})
