import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../database/types.ts'
import type { AuthContext, AuthHandler } from '../auth-services.ts'
import { LIMITS } from '../limits.ts'
import { deviceOf } from '../sessions/open-session.ts'
import {
  challengeMismatch,
  challengeExpired,
  challengeNotFound,
  factorTypeUnknown,
} from './errors.ts'
import { factorOf, requireFactorOwner, type MfaServices } from './second-factor.ts'

const CHALLENGE_SECONDS = 5 * 60

export function challengeFactor(services: MfaServices): AuthHandler {
  const { database, limiter } = services
  return async (c) => {
    const caller = await requireFactorOwner(c, services)
    const factor = factorOf(caller.user, c.req.param('id'))
    if (factor.factor_type !== 'totp') throw factorTypeUnknown()
    const id = randomUUID()
    await database.asOwner(async (tx) => {
      await limiter.spend(tx, { limit: LIMITS.challengePerUser, subject: caller.user.id })
      await tx.query(
        `with f as (update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $2)
         insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, now(), $3)`,
        [id, factor.id, addressOf(c)],
      )
    })
    const expires = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS
    return c.json({ id, type: factor.factor_type, expires_at: expires })
  }
}

/** The checks have GoTrue's order, and all of them run before the code is compared. */
export async function checkChallenge(
  tx: Transaction,
  c: AuthContext,
  factorId: string,
  challengeId: string,
): Promise<void> {
  const { rows } = await tx.query<{ mismatch: boolean; expired: boolean }>(
    `select verified_at is not null or ip_address <> $3::inet as mismatch,
       created_at < now() - make_interval(secs => $4) as expired
     from auth.mfa_challenges where id = $1 and factor_id = $2`,
    [challengeId, factorId, addressOf(c), CHALLENGE_SECONDS],
  )
  const found = rows[0]
  if (!found) throw challengeNotFound()
  if (found.mismatch) throw challengeMismatch()
  if (found.expired) throw challengeExpired(challengeId)
}

/** Only one of two concurrent requests finds the challenge open. */
export async function useChallenge(tx: Transaction, challengeId: string): Promise<void> {
  const { rowCount } = await tx.query(
    'update auth.mfa_challenges set verified_at = now() where id = $1 and verified_at is null',
    [challengeId],
  )
  if (rowCount === 0) throw challengeMismatch()
}

function addressOf(c: AuthContext): string {
  return deviceOf(c).address ?? '0.0.0.0'
}
