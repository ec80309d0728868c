import { describe, expect, it } from 'vitest'
import { auth, raw, rest } from '../support/http.ts'

const origin = 'https://otra.example'
const ALLOWED = [
  'authorization',
  'x-client-info',
  'apikey',
  'content-type',
  'x-supabase-api-version',
  'accept-profile',
  'content-profile',
  'prefer',
  'range',
  'x-upsert',
  'x-metadata',
  'cache-control',
  'x-retry-count',
  'x-region',
]
const EXPOSED = [
  'content-range',
  'content-location',
  'location',
  'preference-applied',
  'x-supabase-api-version',
  'etag',
  'content-disposition',
]

function list(header: string | null): string[] {
  return (header ?? '').split(',').map((name) => name.trim().toLowerCase())
}

describe('CORS', () => {
  it.each([
    ['/rest/v1/fx_items', 'PATCH'],
    ['/rest/v1/rpc/fx_add', 'POST'],
    ['/auth/v1/token?grant_type=password', 'POST'],
    ['/auth/v1/user', 'PUT'],
  ])('CORS allows the preflight of %s without a key', async (path, method) => {
    const { status, headers } = await raw(path, {
      method: 'OPTIONS',
      key: null,
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': ALLOWED.join(','),
      },
    })
    expect([200, 204]).toContain(status)
    expect(['*', origin]).toContain(headers.get('access-control-allow-origin'))
    expect(list(headers.get('access-control-allow-methods'))).toContain(method.toLowerCase())
    expect(list(headers.get('access-control-allow-headers'))).toEqual(
      expect.arrayContaining(ALLOWED),
    )
  })

  it.each([
    ['REST', () => rest('/fx_agencies?limit=1', { headers: { origin } })],
    ['auth', () => auth('/settings', { headers: { origin } })],
    ['a refusal', () => rest('/no_such_table', { headers: { origin } })],
    ['a missing key', () => rest('/fx_agencies', { headers: { origin }, key: null })],
  ])('CORS lets a page read the answer and its headers: %s', async (_, ask) => {
    const { headers } = await ask()
    expect(['*', origin]).toContain(headers.get('access-control-allow-origin'))
    expect(list(headers.get('access-control-expose-headers'))).toEqual(
      expect.arrayContaining(EXPOSED),
    )
  })
})
