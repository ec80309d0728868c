import { describe, expect, it } from 'vitest'
import { randomEmail } from '../support/clients.ts'
import { API_VERSION, auth } from '../support/http.ts'

const login = { method: 'POST', body: { email: randomEmail(), password: 'incorrecta' } }
const weak = { method: 'POST', body: { email: randomEmail(), password: 'x' } }

describe('an error of the auth service', () => {
  it('an auth error has today’s form for a client that asks for that form by its API version', async () => {
    const { status, headers, body } = await auth('/token?grant_type=password', {
      ...login,
      headers: API_VERSION,
    })
    expect(status).toBe(400)
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
  })

  it('an auth error has the old form for a client that names no API version', async () => {
    const { status, headers, body } = await auth('/token?grant_type=password', login)
    expect(status).toBe(400)
    expect(headers.get('x-supabase-api-version')).toBeNull()
    expect(body).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
  })

  it.each([
    ['today’s', API_VERSION],
    ['the old', {}],
  ])('an auth error names its code in a header, in %s form', async (_, headers) => {
    const answer = await auth('/token?grant_type=password', { ...login, headers })
    expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials')
  })

  it.each([
    [
      'today’s',
      API_VERSION,
      {
        code: 'weak_password',
        message: 'Password should be at least 6 characters.',
        weak_password: { reasons: ['length'] },
      },
    ],
    [
      'the old',
      {},
      {
        code: 422,
        error_code: 'weak_password',
        msg: 'Password should be at least 6 characters.',
        weak_password: { reasons: ['length'] },
      },
    ],
  ])(
    'an auth error gives the reasons of a weak password in %s form',
    async (_, headers, expected) => {
      const { status, body } = await auth('/signup', { ...weak, headers })
      expect(status).toBe(422)
      expect(body).toEqual(expected)
    },
  )

  it('answers 404 for an address that does not exist', async () => {
    expect((await auth('/no-such-thing')).status).toBe(404)
  })
})
