import type { Context } from 'hono'
import { isCutOff } from '../http/cut-off.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { toStorageError } from './translate-failure.ts'

/** Turns every failure into an answer. */
export function renderError(error: Error, c: Context<HttpEnvironment>): Response {
  const refusal = toStorageError(error)
  if (refusal.statusCode >= 500 && !isCutOff(c))
    c.get('log').error({ err: error }, 'storage request failed')
  const { statusCode, error: name, message, code, httpStatus } = refusal
  // Hono's types lack status 544, so this does not use c.json.
  return Response.json(
    { statusCode: String(statusCode), error: name, message, code },
    { status: httpStatus, headers: { 'cache-control': 'no-store' } },
  )
}
