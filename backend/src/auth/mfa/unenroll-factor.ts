import type { Transaction } from '../../database/types.ts'
import type { AuthHandler } from '../auth-services.ts'
import { validationFailed } from '../errors.ts'
import { secondFactorMail } from '../mails/second-factor.ts'
import { sendNotice } from '../mails/send-notice.ts'
import { isVerified } from '../users/factor-record.ts'
import { requireRecentCode } from './require-recent-code.ts'
import {
  factorOf,
  requireFactorOwner,
  requireSecondFactor,
  type MfaServices,
} from './second-factor.ts'
import { downgradeSessions } from './upgrade-session.ts'

export function unenrollFactor(services: MfaServices): AuthHandler {
  return async (c) => {
    const caller = await requireFactorOwner(c, services)
    const factor = factorOf(caller.user, c.req.param('id'))
    if (factor.factor_type === 'recovery_code') {
      throw validationFailed(
        'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes',
        422,
      )
    }
    if (isVerified(factor)) {
      requireSecondFactor(caller, 422, 'AAL2 required to unenroll verified factor')
    }
    const { user } = caller
    await services.database.asOwner(async (tx) => {
      if (isVerified(factor)) await requireRecentCode(tx, caller)
      await removeFactor(tx, user.id, factor.id)
    })
    if (isVerified(factor)) {
      const { email } = services.config.contact
      sendNotice(c, services, secondFactorMail('removed', user.email ?? '', email))
    }
    return c.json({ id: factor.id })
  }
}

/** Recovery codes replace a lost app, so they are deleted with the last app. */
export async function removeFactor(
  tx: Transaction,
  userId: string,
  factorId: string,
): Promise<void> {
  await tx.query('select 1 from auth.users where id = $1 for no key update', [userId])
  const { rows } = await tx.query<{ id: string }>(
    `delete from auth.mfa_factors gone where user_id = $1 and (id = $2 or factor_type = 'recovery_code' and not exists (
       select from auth.mfa_factors other
       where other.user_id = $1 and other.id <> $2 and other.status = 'verified' and other.factor_type <> 'recovery_code'))
     returning id`,
    [userId, factorId],
  )
  for (const { id } of rows) await downgradeSessions(tx, id)
}
