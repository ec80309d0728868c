import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { TooManyStatements } from '../database/statement-gate.ts'
import { describeFailure } from '../database/describe-failure.ts'
import { asDatabaseFailure, httpStatusOf, type DatabaseFailure } from '../database/sqlstate.ts'
import { isCutOff } from '../http/cut-off.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { bearerOf } from '../http/identify.ts'
import { TokenError, type TokenProblem } from '../http/verify-token.ts'
import { answerTooLarge, RestError, tooManyRequests } from './errors.ts'
import { LIMITS } from './limits.ts'
import { raisedByFunction } from './raised-response.ts'

/** Turns every error into a response. Details that are not meant for the caller are only logged. */
export function renderError(
  c: Context<HttpEnvironment>,
  error: unknown,
  role: string | undefined,
): Response {
  const refusal =
    error instanceof TokenError
      ? refusedToken(error.problem, bearerOf(c))
      : toRestError(error, role)
  if (refusal.status >= 500 && !isCutOff(c))
    c.get('log').error({ failure: describeFailure(error) }, 'request failed')
  const { status, code, message, details, hint } = refusal
  const body = c.req.method === 'HEAD' ? '' : JSON.stringify({ code, details, hint, message })
  return c.body(body, status as ContentfulStatusCode, {
    'Content-Type': 'application/json; charset=utf-8',
    // A function may raise any error code; only a plain word fits into the header.
    ...(/^\w+$/.test(code) && { 'Proxy-Status': `PostgREST; error=${code}` }),
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
    ...refusal.headers,
  })
}

function toRestError(error: unknown, role: string | undefined): RestError {
  if (error instanceof RestError) return error
  if (error instanceof TooManyStatements) return tooManyRequests()
  const failure = asDatabaseFailure(error)
  if (failure) return fromDatabase(failure, role)
  return fromConnection(error)
}

const OVERSIZE = 'PR001'
/**
 * PostgreSQL reports this when an answer exceeded the memory limit of its process (database/embedded/server.ts) before its size could be
 * tested.
 */
const OUT_OF_MEMORY = '53200'
const OUT_OF_TEMPORARY_FILES = /"temp_file_limit"/

function fromDatabase(failure: DatabaseFailure, role: string | undefined): RestError {
  const isTooLarge =
    failure.code === OVERSIZE ||
    failure.code === OUT_OF_MEMORY ||
    (failure.code === '53400' && OUT_OF_TEMPORARY_FILES.test(failure.message))
  if (isTooLarge) return answerTooLarge(LIMITS.answerBytes)
  if (failure.code === 'PGRST') return raisedByFunction(failure)
  const { code, message, detail, hint } = failure
  const status = httpStatusOf(failure, role === undefined || role === 'anon')
  return new RestError(status, { code, message, details: detail, hint })
}

const TOKEN_REFUSALS: Record<TokenProblem, { code: string; message: string; details?: string }> = {
  malformed: { code: 'PGRST301', message: 'JWT cryptographic operation failed' },
  'no-key': noSuitableKey(),
  signature: noSuitableKey(),
  expired: { code: 'PGRST303', message: 'JWT expired' },
  'not-yet-valid': { code: 'PGRST303', message: 'JWT not yet valid' },
  future: { code: 'PGRST303', message: 'JWT issued at future' },
  'no-session': { code: 'PGRST303', message: 'JWT has no session' },
  'session-ended': { code: 'PGRST303', message: 'JWT session ended' },
}

function noSuitableKey() {
  const details = 'None of the keys was able to decode the JWT'
  return { code: 'PGRST301', message: 'No suitable key or wrong key type', details }
}

function refusedToken(problem: TokenProblem, token = ''): RestError {
  const parts = token.split('.').length
  const body =
    problem === 'malformed' && parts !== 3
      ? { code: 'PGRST301', message: `Expected 3 parts in JWT; got ${parts}` }
      : TOKEN_REFUSALS[problem]
  const challenge = `Bearer error="invalid_token", error_description="${body.message}"`
  return new RestError(401, body, { 'WWW-Authenticate': challenge })
}

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
])

function fromConnection(error: unknown): RestError {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (
    typeof message === 'string' &&
    message.startsWith('timeout exceeded when trying to connect')
  ) {
    return new RestError(504, {
      code: 'PGRST003',
      message: 'Timed out acquiring connection from connection pool.',
    })
  }
  const isLost =
    message === 'Connection terminated unexpectedly' || message === 'Connection terminated'
  if (isLost || (typeof code === 'string' && NETWORK_CODES.has(code))) {
    return new RestError(503, {
      code: 'PGRST000',
      message: 'Database connection error. Retrying the connection.',
    })
  }
  return new RestError(500, { code: 'PGRSTX00', message: 'Internal server error' })
}
