import { describe, expect, it } from 'vitest'
import { rest } from '../support/http.ts'

const get = (prefer: string, path = '/fx_types?select=stamp&id=eq.1') =>
  rest(path, { headers: { prefer } })

describe('preferences', () => {
  it('ignores unknown preferences', async () => {
    const { status, headers } = await get('anything, handling=lenient')
    expect(status).toBe(200)
    expect(headers.get('preference-applied')).toBe('handling=lenient')
  })

  it('refuses unknown preferences with strict handling', async () => {
    const { status, body } = await get('handling=strict, something, else=1')
    expect(status).toBe(400)
    expect(body).toEqual({
      code: 'PGRST122',
      message: 'Invalid preferences given with handling=strict',
      details: 'Invalid preferences: something, else=1',
      hint: null,
    })
  })

  it('a preference may ask for a time zone', async () => {
    const { body, headers } = await get('timezone=America/Mexico_City')
    expect(body).toEqual([{ stamp: '2026-01-01T21:04:05.678-06:00' }])
    expect(headers.get('preference-applied')).toBe('timezone=America/Mexico_City')
  })

  it('ignores an unknown time zone, and refuses it with strict handling', async () => {
    const lenient = await get('timezone=Marte/Olimpo')
    expect(lenient.body).toEqual([{ stamp: '2026-01-02T03:04:05.678+00:00' }])
    expect(lenient.headers.get('preference-applied')).toBeNull()
    const strict = await get('handling=strict, timezone=Marte/Olimpo')
    expect(strict.status).toBe(400)
    expect(strict.body).toMatchObject({
      code: 'PGRST122',
      details: 'Invalid preferences: timezone=Marte/Olimpo',
    })
  })

  it('the answer lists the applied preferences in one order, however the request orders them', async () => {
    const { headers } = await get('handling=strict, timezone=UTC, count=exact')
    expect(headers.get('preference-applied')).toBe('count=exact, handling=strict, timezone=UTC')
  })

  it('does not apply the preferences of writes to reads', async () => {
    const { headers } = await get('return=representation, missing=default')
    expect(headers.get('preference-applied')).toBeNull()
  })
})
