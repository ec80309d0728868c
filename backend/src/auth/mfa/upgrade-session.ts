import type { Transaction } from '../../database/types.ts'
import type { Keyring } from '../../http/keyring.ts'
import { findUserById } from '../users/find-user.ts'
import type { OpenedSession, Proof } from '../sessions/open-session.ts'
import type { Caller } from '../sessions/require-user.ts'
import { callerNotFound, sessionNotFound } from '../errors.ts'

type SecondProof = 'totp' | 'mfa/recovery_code'

const UPGRADE = `
  update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1 and user_id = $3`

const PROVE = `
  insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
  values (gen_random_uuid(), $1, now(), now(), $2)
  on conflict (session_id, authentication_method) do update set updated_at = now()`

/** All earlier tokens are deleted: whoever holds a copy of one has shown no factor, so even a lost answer is not repeated (ACC-65). */
const REPLACE = `
  with former as (delete from auth.refresh_tokens where session_id = $1)
  insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, session_id)
  values ('00000000-0000-0000-0000-000000000000', $2, $3, false, now(), now(), $1)`

const PROOFS = `
  select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
  from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`

/**
 * The session continues at aal2 with new tokens. The person's sessions without a factor end, so that somebody who had only the password
 * loses access.
 */
export async function upgradeSession(
  tx: Transaction,
  { refreshTokens }: Pick<Keyring, 'refreshTokens'>,
  { user, sessionId }: Caller,
  factorId: string,
  method: SecondProof,
): Promise<OpenedSession> {
  if (sessionId === undefined) throw sessionNotFound()
  const { rowCount } = await tx.query(UPGRADE, [sessionId, factorId, user.id])
  if (rowCount === 0) throw sessionNotFound()
  await tx.query(PROVE, [sessionId, method])
  const refreshToken = refreshTokens.create()
  await tx.query(REPLACE, [sessionId, refreshTokens.hash(refreshToken), user.id])
  await tx.query(`delete from auth.sessions where user_id = $1 and aal is distinct from 'aal2'`, [
    user.id,
  ])
  const { rows: proofs } = await tx.query<Proof>(PROOFS, [sessionId])
  const upgraded = await findUserById(tx, user.id)
  if (!upgraded) throw callerNotFound()
  return { user: upgraded, sessionId, refreshToken, proofs, aal: 'aal2' }
}

/** Sessions that were raised to aal2 with this factor return to aal1. */
export async function downgradeSessions(tx: Transaction, factorId: string): Promise<void> {
  await tx.query(
    `with fallen as (
       update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now() where factor_id = $1 returning id
     )
     delete from auth.mfa_amr_claims using fallen
     where session_id = fallen.id and authentication_method in ('totp', 'mfa/recovery_code')`,
    [factorId],
  )
}
