import { describe, expect, it } from 'vitest'
import type { Outcome } from '../execute.ts'
import type { DatabasePlan } from '../plan/types.ts'
import { prepareRequest, type GivenRequest } from '../testing/prepare-request.ts'
import { contentRange, rangeStatus } from './content-range.ts'
import { respond, type Answer } from './respond.ts'

const NOTHING: Outcome = {
  page: 0,
  total: undefined,
  body: undefined,
  headers: undefined,
  status: undefined,
  location: undefined,
  merged: 0,
}

function answer(
  line: string,
  outcome: Partial<Outcome>,
  given: GivenRequest = {},
  allowRollback = false,
): Answer {
  const { request, plan } = prepareRequest(line, given)
  return respond(request, plan as DatabasePlan, { ...NOTHING, ...outcome }, allowRollback)
}

const insert = (prefer: string): GivenRequest => ({ body: { id: 1 }, headers: { prefer } })

describe('Content-Range', () => {
  it.each([
    [0, 10, undefined, '0-9/*'],
    [10, 10, 57, '10-19/57'],
    [0, 0, undefined, '*/*'],
    [0, 0, 0, '*/0'],
    [5, 0, 3, '*/3'],
  ])(
    'a page from %i with %i rows of %s has the content-range %s',
    (first, rows, total, expected) => {
      expect(contentRange(first, rows, total)).toBe(expected)
    },
  )

  it.each([
    [0, 10, undefined, 200],
    [0, 10, 10, 200],
    [0, 10, 57, 206],
    [50, 7, 57, 206],
    [57, 0, 57, 206],
  ])('a page from %i with %i rows of %s has the status %i', (offset, rows, total, status) => {
    expect(rangeStatus(offset, rows, total)).toBe(status)
  })

  it('refuses an offset beyond the counted rows', () => {
    expect(() => rangeStatus(58, 0, 57)).toThrow('Requested range not satisfiable')
  })
})

describe('status', () => {
  it.each<[string, string, Partial<Outcome>, GivenRequest, number, string | null]>([
    ['read', 'GET /clients', { page: 1, body: '[1]' }, {}, 200, '[1]'],
    ['head', 'HEAD /clients', { page: 1 }, {}, 200, null],
    ['insert', 'POST /clients', { page: 1 }, insert(''), 201, null],
    [
      'insert with rows',
      'POST /clients',
      { page: 1, body: '[]' },
      insert('return=representation'),
      201,
      '[]',
    ],
    [
      'upsert that added',
      'POST /clients',
      { page: 2, merged: 1 },
      insert('resolution=merge-duplicates'),
      201,
      null,
    ],
    [
      'upsert that only merged',
      'POST /clients',
      { page: 2, merged: 2 },
      insert('resolution=merge-duplicates'),
      200,
      null,
    ],
    [
      'upsert that ignored',
      'POST /clients',
      { page: 0 },
      insert('resolution=ignore-duplicates'),
      201,
      null,
    ],
    ['update', 'PATCH /clients', { page: 0 }, insert(''), 204, null],
    [
      'update with rows',
      'PATCH /clients',
      { page: 1, body: '[]' },
      insert('return=representation'),
      200,
      '[]',
    ],
    [
      'put of a new row',
      'PUT /clients?id=eq.1',
      { page: 1, body: '[]' },
      insert('return=representation'),
      201,
      '[]',
    ],
    [
      'put over a row',
      'PUT /clients?id=eq.1',
      { page: 1, merged: 1, body: '[]' },
      insert('return=representation'),
      200,
      '[]',
    ],
    ['put', 'PUT /clients?id=eq.1', { page: 1 }, insert(''), 204, null],
    ['delete', 'DELETE /clients', { page: 3 }, {}, 204, null],
    ['call', 'GET /rpc/add?a=1', { page: 1, body: '6' }, {}, 200, '6'],
    ['call of void', 'POST /rpc/touch', { page: 1 }, { body: {} }, 204, null],
  ])('the answer to %s has its status and body', (_, line, outcome, given, status, body) => {
    expect(answer(line, outcome, given)).toMatchObject({ status, body })
  })
})

describe('headers', () => {
  it('the headers locate a read by its sorted query, and a new row by its key', () => {
    expect(answer('GET /clients?select=id&id=eq.1', {}).headers['Content-Location']).toBe(
      '/clients?id=eq.1&select=id',
    )
    const given = insert('return=headers-only')
    expect(
      answer('POST /clients', { page: 1, location: '["a b"]' }, given).headers['Location'],
    ).toBe('/clients?id=eq.a%20b')
  })

  it('the headers list the applied preferences in order', () => {
    const all =
      'tx=rollback, count=exact, missing=default, resolution=merge-duplicates, return=minimal, handling=lenient'
    const applied = (line: string, given: GivenRequest, allowRollback = false) =>
      answer(line, {}, given, allowRollback).headers['Preference-Applied']
    expect(applied('POST /clients', insert(all), true)).toBe(
      'resolution=merge-duplicates, missing=default, return=minimal, count=exact, tx=rollback, handling=lenient',
    )
    expect(applied('POST /clients', insert('tx=rollback'))).toBeUndefined()
    expect(
      applied('GET /clients', { headers: { prefer: 'return=minimal, missing=default' } }),
    ).toBeUndefined()
    expect(
      applied('DELETE /clients', { headers: { prefer: 'max-affected=2, missing=default' } }),
    ).toBe('max-affected=2')
  })

  it('the headers count the rows of a change only on request', () => {
    const range = (line: string, given: GivenRequest) =>
      answer(line, { page: 2 }, given).headers['Content-Range']
    expect(range('PATCH /clients', insert(''))).toBe('0-1/*')
    expect(range('PATCH /clients', insert('count=exact'))).toBe('0-1/2')
    expect(range('DELETE /clients', {})).toBe('*/*')
    expect(range('POST /clients', insert('count=exact'))).toBe('*/2')
  })
})

describe('what a function sets', () => {
  const call = (outcome: Partial<Outcome>) =>
    answer('POST /rpc/touch', { page: 1, ...outcome }, { body: {} })

  it('status and headers that a function sets override the usual ones', () => {
    const { status, headers } = call({
      status: '418',
      headers: '[{"X-A":"b"},{"Set-Cookie":"a"},{"Set-Cookie":"b"},{"content-range":"x"}]',
    })
    expect(status).toBe(418)
    expect(headers).toEqual({ 'X-A': 'b', 'Set-Cookie': ['a', 'b'], 'content-range': 'x' })
  })

  it.each([
    '{}',
    '[{"a":1}]',
    '[{"a":"b","c":"d"}]',
    '[{"bad name":"x"}]',
    '[{"a":"x\\r\\ny"}]',
    'nope',
  ])('refuses headers set by a function: %s', (headers) => {
    expect(() => call({ headers })).toThrow('response.headers guc')
  })

  it.each(['abc', '99', '700', '20.5'])('refuses the status %s set by a function', (status) => {
    expect(() => call({ status })).toThrow('response.status guc')
  })
})
