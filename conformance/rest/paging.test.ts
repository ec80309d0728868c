import { describe, expect, it } from 'vitest'
import { anonymous } from '../support/clients.ts'
import { rest } from '../support/http.ts'

const db = anonymous()
const many = (query: string, prefer?: string, method = 'GET') =>
  rest(`/fx_many?select=id&order=id&${query}`, {
    method,
    headers: prefer === undefined ? {} : { prefer },
  })

describe('paging', () => {
  it('a query can limit the number of rows', async () => {
    const { data } = await db.from('fx_many').select('id').order('id').limit(2)
    expect(data).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('answers an inclusive range of rows', async () => {
    const { data } = await db.from('fx_many').select('id').order('id').range(10, 12)
    expect(data).toEqual([{ id: 11 }, { id: 12 }, { id: 13 }])
  })

  it.each([
    ['limit=3', '0-2/*', 3],
    ['limit=3&offset=5', '5-7/*', 3],
    ['offset=1498', '1498-1499/*', 2],
    ['limit=0', '*/*', 0],
    ['offset=2000', '*/*', 0],
  ])('%s answers the range of the returned rows in content-range', async (query, range, rows) => {
    const { status, headers, body } = await many(query)
    expect(status).toBe(200)
    expect(headers.get('content-range')).toBe(range)
    expect(body).toHaveLength(rows)
  })

  it.each([
    ['0-1', '0-1/*', [1, 2]],
    ['5-6', '5-6/*', [6, 7]],
    ['1498-', '1498-1499/*', [1499, 1500]],
  ])('follows the header Range: %s', async (range, answered, ids) => {
    const { status, headers, body } = await rest('/fx_many?select=id&order=id', {
      headers: { 'range-unit': 'items', range },
    })
    expect(status).toBe(200)
    expect(headers.get('content-range')).toBe(answered)
    expect(body).toEqual(ids.map((id) => ({ id })))
  })

  it('refuses a range that ends before it begins', async () => {
    const { status, body } = await rest('/fx_many', { headers: { range: '5-1' } })
    expect(status).toBe(416)
    expect(body).toMatchObject({
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details:
        'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    })
  })

  it('refuses a negative limit', async () => {
    const { status, body } = await many('limit=-1')
    expect(status).toBe(416)
    expect(body).toMatchObject({
      code: 'PGRST103',
      details: 'Limit should be greater than or equal to zero.',
    })
  })
})

describe('counting', () => {
  it('the client’s exact count is the number of all rows', async () => {
    const { data, count, status } = await db
      .from('fx_many')
      .select('id', { count: 'exact' })
      .lte('id', 700)
      .limit(1)
    expect(data).toHaveLength(1)
    expect(count).toBe(700)
    expect(status).toBe(206)
  })

  it('the client gets the exact count without the rows', async () => {
    const { data, count } = await db.from('fx_many').select('*', { count: 'exact', head: true })
    expect(data).toBeNull()
    expect(count).toBe(1500)
  })

  it('answers 206 for a part and 200 for the whole', async () => {
    const part = await many('id=lte.5&limit=2', 'count=exact')
    expect([part.status, part.headers.get('content-range')]).toEqual([206, '0-1/5'])
    expect(part.headers.get('preference-applied')).toBe('count=exact')
    const whole = await many('id=lte.5', 'count=exact')
    expect([whole.status, whole.headers.get('content-range')]).toEqual([200, '0-4/5'])
  })

  it('answers */0 as the content-range of no rows', async () => {
    const { status, headers } = await many('id=gt.9000', 'count=exact')
    expect([status, headers.get('content-range')]).toEqual([200, '*/0'])
  })

  it('count=planned answers the count of the statistics', async () => {
    const { headers } = await many('limit=1', 'count=planned')
    expect(headers.get('content-range')).toBe('0-0/1500')
  })

  it('count=estimated counts exactly up to the most rows that an answer may have', async () => {
    const few = await many('id=lte.40&limit=1', 'count=estimated')
    expect(few.headers.get('content-range')).toBe('0-0/40')
    const lots = await many('limit=1', 'count=estimated')
    expect(lots.headers.get('content-range')).toBe('0-0/1500')
  })

  it('a count includes only parents whose inner embed has rows', async () => {
    const { data, count } = await db
      .from('fx_agencies')
      .select('name, fx_agents!inner(name)', { count: 'exact' })
      .eq('fx_agents.name', 'Beto')
    expect(data).toEqual([{ name: 'Casa Norte', fx_agents: [{ name: 'Beto' }] }])
    expect(count).toBe(1)
  })

  it('refuses an offset past the end when the request counts the rows exactly', async () => {
    const { status, headers, body } = await many('id=lte.5&offset=10', 'count=exact')
    expect(status).toBe(416)
    expect(headers.get('content-range')).toBe('*/5')
    expect(body).toEqual({
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: 'An offset of 10 was requested, but there are only 5 rows.',
      hint: null,
    })
  })

  it('a HEAD request counts the rows too', async () => {
    const { status, headers, text } = await many('limit=2&offset=3', 'count=exact', 'HEAD')
    expect(status).toBe(206)
    expect(headers.get('content-range')).toBe('3-4/1500')
    expect(text).toBe('')
  })
})
