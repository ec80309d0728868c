import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../database/types.ts'
import type { AuthHandler } from '../auth-services.ts'
import { LIMITS } from '../limits.ts'
import { deviceOf } from '../open-session.ts'
import { requireUser } from '../require-user.ts'
import { challengeExpired, challengeNotFound, factorNotFound } from './errors.ts'
import { ownFactor, type MfaServices } from './second-factor.ts'

const CHALLENGE_SECONDS = 5 * 60

/** POST /factors/:id/challenge */
export function challengeFactor(services: MfaServices): AuthHandler {
  const { database, limiter } = services
  return async (c) => {
    const caller = await requireUser(c, services)
    const factor = ownFactor(caller, c.req.param('id'))
    if (factor.factor_type !== 'totp') throw factorNotFound()
    const id = randomUUID()
    await database.asOwner(async (tx) => {
      await limiter.spend(tx, { limit: LIMITS.challengePerUser, subject: caller.user.id })
      await tx.query(
        `with f as (update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $2)
         insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, now(), $3)`,
        [id, factor.id, deviceOf(c).address ?? '0.0.0.0'],
      )
    })
    const expires = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS
    return c.json({ id, type: factor.factor_type, expires_at: expires })
  }
}

/** A challenge is answered once: of two requests only one gets the row. */
export async function useChallenge(
  tx: Transaction,
  factorId: string,
  challengeId: string,
): Promise<void> {
  const { rows } = await tx.query<{ expired: boolean }>(
    `delete from auth.mfa_challenges where id = $1 and factor_id = $2
     returning created_at < now() - make_interval(secs => $3) as expired`,
    [challengeId, factorId, CHALLENGE_SECONDS],
  )
  const used = rows[0]
  if (!used) throw challengeNotFound()
  if (used.expired) throw challengeExpired(challengeId)
}
