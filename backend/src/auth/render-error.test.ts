import { Hono } from 'hono'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import type { HttpEnvironment } from '../http/environment.ts'
import { invalidCredentials, overRequestLimit, weakPassword } from './errors.ts'
import { describeFailure } from '../database/describe-failure.ts'
import { renderError } from './render-error.ts'

const MODERN = { 'X-Supabase-Api-Version': '2024-01-01' }

async function answer(error: Error, headers: Record<string, string> = {}, lines: string[] = []) {
  const log = pino({}, { write: (line) => void lines.push(line) })
  const app = new Hono<HttpEnvironment>()
  app.use(async (c, next) => {
    c.set('log', log)
    await next()
  })
  app.onError(renderError)
  app.get('/', () => {
    throw error
  })
  const response = await app.request('/', { headers })
  return { response, body: await response.json() }
}

describe('an error on the wire', () => {
  test('an error has code and message for a client that names its API version, which the answer repeats', async () => {
    const { response, body } = await answer(invalidCredentials(), MODERN)
    expect(response.status).toBe(400)
    expect(body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(response.headers.get('x-sb-error-code')).toBe('invalid_credentials')
  })

  test.each([
    [{}],
    [{ 'X-Supabase-Api-Version': '2023-01-01' }],
    [{ 'X-Supabase-Api-Version': 'x' }],
  ])(
    'an error has status, error_code and msg for a client that names no valid API version: %j',
    async (headers) => {
      const { response, body } = await answer(invalidCredentials(), headers)
      expect(body).toEqual({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'Invalid login credentials',
      })
      expect(response.headers.has('x-supabase-api-version')).toBe(false)
      expect(response.headers.get('x-sb-error-code')).toBe('invalid_credentials')
    },
  )

  test('an error names the reasons of a weak password in both shapes', async () => {
    const weak = weakPassword('too short', ['length'])
    expect((await answer(weak, MODERN)).body).toEqual({
      code: 'weak_password',
      message: 'too short',
      weak_password: { reasons: ['length'] },
    })
    expect((await answer(weak)).body).toMatchObject({ weak_password: { reasons: ['length'] } })
  })

  test('a rate-limit error says in retry-after when to try again', async () => {
    const { response } = await answer(overRequestLimit(42))
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('42')
  })

  test('an unexpected error is a 500 without details', async () => {
    const { response, body } = await answer(new Error('relation "x" does not exist'), MODERN)
    expect(response.status).toBe(500)
    expect(body).toEqual({
      code: 'unexpected_failure',
      message: 'Unexpected failure, please check server logs for more information',
    })
  })

  test('an error keeps the failing row, with its hashes, out of the log', async () => {
    const detail = 'Failing row contains ($2a$10$secret)'
    const lines: string[] = []
    await answer(
      Object.assign(new Error('violates check constraint'), { detail, code: '23514' }),
      {},
      lines,
    )
    expect(lines.join('')).toContain('23514')
    expect(lines.join('')).not.toContain('$2a$10$secret')
    expect(describeFailure(new Error('x'))).toMatchObject({ message: 'x' })
  })
})
