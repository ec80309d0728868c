import { bearerOf, identify } from '../../http/identify.ts'
import { TokenError, type TokenProblem } from '../../http/verify-token.ts'
import type { AuthContext, AuthServices } from '../auth-services.ts'
import {
  badJwt,
  callerNotFound,
  noAuthorization,
  notAdmin,
  sessionNotFound,
  userBanned,
  validationFailed,
} from '../errors.ts'
import { isUuid } from '@predio/domain/text'
import type { AssuranceLevel } from './open-session.ts'
import { USER_JSON, isBanned, type UserRecord } from '../users/user-record.ts'

export interface Caller {
  user: UserRecord
  sessionId: string | undefined
  aal: AssuranceLevel
}

interface CallerRow {
  user: UserRecord
  session_id: string | null
  aal: string | null
}

const LOAD = `
  select ${USER_JSON} as "user", s.id as session_id, s.aal
  from auth.users u left join auth.sessions s on s.id = $2 and s.user_id = u.id
  where u.id = $1`

const ADMIN_ROLES = new Set(['service_role', 'supabase_admin'])

const PROBLEMS: Record<TokenProblem, string> = {
  malformed: 'token is malformed',
  'no-key': 'token is unverifiable: unrecognized JWT kid or algorithm',
  signature: 'token signature is invalid',
  expired: 'token has invalid claims: token is expired',
  'not-yet-valid': 'token has invalid claims: token is not valid yet',
  future: 'token has invalid claims: token used before issued',
  'no-session': 'token has invalid claims: session_id claim is missing',
  'session-ended': 'session from session_id claim in JWT does not exist',
}

/** Unlike the REST service, this reads from the database whether the session still exists. */
export async function requireUser(c: AuthContext, services: AuthServices): Promise<Caller> {
  if (bearerOf(c) === undefined) throw noAuthorization()
  const { claims = {} } = await identifyOrRefuse(c, services)
  const { sub, session_id: sessionId, aud } = claims
  if (sub === undefined || sub === '') throw badJwt('invalid claim: missing sub claim')
  if (!isUuid(sub)) throw badJwt('invalid claim: sub claim must be a UUID')
  if (sessionId !== undefined && !isUuid(sessionId)) {
    throw badJwt('invalid claim: session_id claim must be a UUID')
  }
  if (aud !== 'authenticated') {
    throw validationFailed("Token audience doesn't match request audience")
  }
  const { rows } = await services.database.asOwner((tx) =>
    tx.query<CallerRow>(LOAD, [sub, sessionId ?? null]),
  )
  const found = rows[0]
  if (!found) throw callerNotFound()
  if (isBanned(found.user)) throw userBanned(403)
  if (sessionId !== undefined && found.session_id === null) throw sessionNotFound()
  const isSecond = claims['aal'] === 'aal2' && found.aal === 'aal2'
  return { user: found.user, sessionId, aal: isSecond ? 'aal2' : 'aal1' }
}

export async function requireAdmin(c: AuthContext, services: AuthServices): Promise<void> {
  const { role } = await identifyOrRefuse(c, services)
  if (ADMIN_ROLES.has(role)) return
  if (bearerOf(c) === undefined) throw noAuthorization()
  throw notAdmin()
}

async function identifyOrRefuse(c: AuthContext, { keyring }: AuthServices) {
  try {
    return await identify(c, keyring)
  } catch (error) {
    if (!(error instanceof TokenError)) throw error
    throw badJwt(`invalid JWT: unable to parse or verify signature, ${PROBLEMS[error.problem]}`)
  }
}
