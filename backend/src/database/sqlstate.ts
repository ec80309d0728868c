/**
 * Maps SQLSTATE to a status in one place, as PostgREST does. The exception is an error that a request alone can cause although PostgREST
 * calls it a server error: this table blames the caller.
 */

export interface DatabaseFailure {
  code: string
  message: string
  detail: string | null
  hint: string | null
}

type Meaning = number | ((failure: DatabaseFailure, isAnonymous: boolean) => number)

const BY_CODE: Record<string, Meaning> = {
  '21000': ({ message }) => (isCallersCardinality(message) ? 400 : 500),
  '22023': ({ message }) => (/^role .* does not exist$/.test(message) ? 401 : 400),
  '23503': 409,
  '23505': 409,
  '25006': 405,
  // PostgreSQL rejects authenticator's password (OPS-140), which is no fault of the caller.
  '28P01': 503,
  '42501': (_, isAnonymous) => (isAnonymous ? 401 : 403),
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  // OPS-64: "user request" means that the statement was cancelled because the caller closed the connection.
  '57014': ({ message }) => (message.endsWith('due to user request') ? 499 : 500),
  '57P01': 503,
  // After a crash of one of its processes, PostgreSQL ends all connections and refuses new ones until it has recovered.
  '57P02': 503,
  '57P03': 503,
  P0001: 400,
  // PostgreSQL reports a text search that is nested too deeply as an internal error.
  XX000: ({ message }) => (message === 'tsquery stack too small' ? 400 : 500),
}

const BY_CLASS: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  // Class 54 means that a limit was exceeded: a request can be too large, too deep or too long.
  '54': 400,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

export const QUERY_CANCELED = '57014'

/** Returns the failure if PostgreSQL itself reported the error, otherwise undefined. */
export function asDatabaseFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined
  const { code, message, detail, hint } = error as Error & Record<string, unknown>
  if (typeof code !== 'string' || code.length !== 5) return undefined
  return { code, message, detail: textOrNull(detail), hint: textOrNull(hint) }
}

export function httpStatusOf(failure: DatabaseFailure, isAnonymous: boolean): number {
  const { code } = failure
  if (code.startsWith('PT')) return raisedStatus(code)
  const meaning = BY_CODE[code] ?? BY_CLASS[code.slice(0, 2)] ?? 400
  return typeof meaning === 'number' ? meaning : meaning(failure, isAnonymous)
}

function raisedStatus(code: string): number {
  const status = Number(code.slice(2))
  return Number.isInteger(status) && status >= 200 && status <= 599 ? status : 500
}

/** Both a duplicate key within one upsert and a refusal of pg-safeupdate are the caller's fault. */
function isCallersCardinality(message: string): boolean {
  return message.startsWith('ON CONFLICT') || message.endsWith('requires a WHERE clause')
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
