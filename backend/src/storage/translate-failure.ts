import { TooManyStatements } from '../database/statement-gate.ts'
import { asDatabaseFailure, httpStatusOf, type DatabaseFailure } from '../database/sqlstate.ts'
import { TokenError, type TokenProblem } from '../http/verify-token.ts'
import {
  StorageError,
  accessDenied,
  databaseTimeout,
  internalError,
  invalidRequest,
  keyAlreadyExists,
  noSuchBucket,
  quotaExceeded,
  tooManyConnections,
} from './errors.ts'

export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  if (error instanceof TooManyStatements) return tooManyConnections()
  if (error instanceof TokenError) return accessDenied(describeTokenProblem(error.problem))
  const failure = asDatabaseFailure(error)
  if (failure) return fromDatabase(failure)
  if (error instanceof Error && /timeout exceeded|Connection terminated/.test(error.message)) {
    return databaseTimeout()
  }
  return internalError()
}

function fromDatabase(failure: DatabaseFailure): StorageError {
  const { code, message, hint } = failure
  if (code === '42501') {
    return message.startsWith('new row violates') ? accessDenied() : accessDenied(message)
  }
  if (hint === 'quota') return quotaExceeded(message)
  if (code === '23505') return keyAlreadyExists()
  if (code === '23503') return noSuchBucket()
  if (code === '57014') return databaseTimeout()
  if (code === '53300') return tooManyConnections()
  const status = httpStatusOf(failure, false)
  if (status === 401 || status === 403) return accessDenied(message)
  return status < 500 ? invalidRequest(message) : internalError()
}

const TOKEN_PROBLEMS: Record<TokenProblem, string> = {
  malformed: 'Invalid Compact JWS',
  'no-key': 'no applicable key found in the JSON Web Key Set',
  signature: 'signature verification failed',
  expired: '"exp" claim timestamp check failed',
  'not-yet-valid': '"nbf" claim timestamp check failed',
  future: '"iat" claim timestamp check failed (it should be in the past)',
  'no-session': 'JWT has no session_id claim',
  'session-ended': 'Session from session_id claim in JWT does not exist',
}

/** Supabase passes on the texts of the library jose. */
export function describeTokenProblem(problem: TokenProblem): string {
  return TOKEN_PROBLEMS[problem]
}
