import type { Context } from 'hono'
import { describeFailure } from '../database/describe-failure.ts'
import { TooManyStatements } from '../database/statement-gate.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { AuthError, overRequestLimit } from './errors.ts'

const VERSION_HEADER = 'X-Supabase-Api-Version'
const VERSION = '2024-01-01'
/** A caller with too many open requests may retry after this time. */
const BUSY_SECONDS = 5

export function renderError(error: Error, c: Context<HttpEnvironment>): Response {
  const failure = failureOf(error, c)
  const modern = speaksModernVersion(c.req.header(VERSION_HEADER))
  c.header('x-sb-error-code', failure.code)
  if (modern) c.header(VERSION_HEADER, VERSION)
  if (failure.retryAfter !== undefined) c.header('Retry-After', String(failure.retryAfter))
  if (failure.linkState !== undefined) c.header('X-Predio-Link', failure.linkState)
  return c.json(errorBody(failure, modern), failure.status)
}

function failureOf(error: Error, c: Context<HttpEnvironment>): AuthError {
  if (error instanceof AuthError) return error
  return error instanceof TooManyStatements ? overRequestLimit(BUSY_SECONDS) : unexpected(error, c)
}

function errorBody(error: AuthError, modern: boolean): Record<string, unknown> {
  const weak = error.reasons && { weak_password: { reasons: error.reasons } }
  return modern
    ? { code: error.code, message: error.message, ...weak }
    : { code: error.status, error_code: error.code, msg: error.message, ...weak }
}

/** Versions are dates. A version later than the newest known one gets the newest form of answer. */
function speaksModernVersion(header: string | undefined): boolean {
  return header !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(header) && header >= VERSION
}

function unexpected(error: Error, c: Context<HttpEnvironment>): AuthError {
  c.get('log').error({ failure: describeFailure(error) }, 'auth request failed')
  return new AuthError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  )
}
