import { describe, expect, it } from 'vitest'
import { anonymous } from '../support/clients.ts'
import { rest } from '../support/http.ts'

const db = anonymous()
const raise = (sqlstate: string, message: string, rest: { detail?: string; hint?: string } = {}) =>
  db.rpc('fx_raise', { sqlstate, message, ...rest })

describe('errors that a function raises', () => {
  it('an error that a function raises becomes a 400 with its message, detail and hint', async () => {
    const { status, error } = await raise('P0001', 'No se puede', {
      detail: 'porque no',
      hint: 'pruebe otra cosa',
    })
    expect(status).toBe(400)
    expect(error).toEqual({
      code: 'P0001',
      message: 'No se puede',
      details: 'porque no',
      hint: 'pruebe otra cosa',
    })
  })

  it.each([
    ['PT402', 402],
    ['PT418', 418],
    ['PT503', 503],
    ['23505', 409],
    ['23503', 409],
    ['23502', 400],
    ['23514', 400],
    ['22012', 400],
    ['22023', 400],
    ['28000', 403],
    ['42883', 404],
    ['42P01', 404],
    ['42P17', 500],
    ['0L000', 403],
    ['0P000', 403],
    ['25000', 500],
    ['21000', 500],
    ['40001', 500],
    ['53400', 500],
    ['54000', 400],
    ['55000', 500],
    ['58000', 500],
    ['P0002', 500],
    ['XX000', 500],
    ['44000', 400],
  ])('a raised error with SQLSTATE %s is answered with status %i', async (sqlstate, status) => {
    const answer = await rest('/rpc/fx_raise', {
      method: 'POST',
      body: { sqlstate, message: 'm' },
    })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ code: sqlstate, message: 'm' })
    expect(answer.headers.get('proxy-status')).toBe(`PostgREST; error=${sqlstate}`)
  })

  it('a missing permission that a function raises is 401 for a visitor, with www-authenticate', async () => {
    const { status, body, headers } = await rest('/fx_secrets')
    expect(status).toBe(401)
    expect(body).toMatchObject({
      code: '42501',
      message: 'permission denied for table fx_secrets',
    })
    expect(headers.get('www-authenticate')).toBe('Bearer')
  })

  it('a raised PGRST error decides status, headers and body', async () => {
    const { status, body, headers } = await rest('/rpc/fx_raise', {
      method: 'POST',
      body: {
        sqlstate: 'PGRST',
        message: '{"code":"123","message":"ABC","details":"DEF","hint":"XYZ"}',
        detail: '{"status":432,"headers":{"X-Powered-By":"Nerd Rage"}}',
      },
    })
    expect(status).toBe(432)
    expect(headers.get('x-powered-by')).toBe('Nerd Rage')
    expect(body).toEqual({ code: '123', message: 'ABC', details: 'DEF', hint: 'XYZ' })
  })

  it('a raised PGRST error whose message is no JSON is answered as our own error', async () => {
    const { status, error } = await raise('PGRST', 'no es JSON', {
      detail: '{"status":400,"headers":{}}',
    })
    expect(status).toBe(500)
    expect(error).toMatchObject({
      code: 'PGRST121',
      message: 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error',
    })
  })
})

describe('a function that decides the answer', () => {
  const respond = (status: string, headers: string) =>
    rest('/rpc/fx_respond', { method: 'POST', body: { status, headers } })

  it('a function can set status and headers of the answer', async () => {
    const { status, headers, body } = await respond(
      '418',
      '[{"X-Taza": "te"}, {"Cache-Control": "max-age=60"}]',
    )
    expect(status).toBe(418)
    expect(headers.get('x-taza')).toBe('te')
    expect(headers.get('cache-control')).toBe('max-age=60')
    expect(body).toEqual({ told: true })
  })

  it.each([
    [
      'a status that is none',
      'many',
      '[]',
      'PGRST112',
      'response.status guc must be a valid status code',
    ],
    [
      'headers that are none',
      '200',
      '{"X-A": "b"}',
      'PGRST111',
      'response.headers guc must be a JSON array composed of objects with a single key and a string value',
    ],
  ])('a function may not set %s', async (_, status, headers, code, message) => {
    const answer = await respond(status, headers)
    expect(answer.status).toBe(500)
    expect(answer.body).toMatchObject({ code, message })
  })
})
