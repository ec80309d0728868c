import { z } from 'zod'
import type { Transaction } from '../../database/types.ts'
import type { AuthHandler } from '../auth-services.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { secondFactorMail } from '../mails/second-factor.ts'
import { presentSession } from '../sessions/present-session.ts'
import { readBody, text } from '../read-body.ts'
import { sendNotice } from '../mails/send-notice.ts'
import { recoveryCodesLocked, wrongRecoveryCode } from './errors.ts'
import { hashRecoveryCode, normalizeRecoveryCode } from './recovery-code.ts'
import { findSet } from './recovery-codes.ts'
import { requireFactorOwner, type MfaServices } from './second-factor.ts'
import { upgradeSession } from './upgrade-session.ts'

const body = z.object({ code: text })

export function verifyRecoveryCode(services: MfaServices): AuthHandler {
  const { database, limiter, config } = services
  return async (c) => {
    const caller = await requireFactorOwner(c, services)
    const code = normalizeRecoveryCode((await readBody(c, body)).code)
    if (code === '') throw validationFailed('Code needs to be non-empty')
    const { user } = caller
    const counter = { limit: LIMITS.recoveryCodePerUser, subject: user.id }
    // The attempt is committed before the code is checked, so that a burst of guesses gains nothing.
    await database.asOwner((tx) => limiter.spend(tx, counter)).catch(describeLocked)
    const session = await database.asOwner(async (tx) => {
      const set = await findSet(tx, user.id)
      if (!set || !(await useCode(tx, set.id, hashRecoveryCode(set.factor_id, code)))) {
        throw wrongRecoveryCode()
      }
      await limiter.forget(tx, counter)
      return upgradeSession(tx, services.keyring, caller, set.factor_id, 'mfa/recovery_code')
    })
    sendNotice(c, services, secondFactorMail('code-used', user.email ?? '', config.contact.email))
    return c.json(await presentSession(services, session))
  }
}

async function useCode(tx: Transaction, setId: string, hash: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update auth.mfa_recovery_codes set consumed_at = now()
     where mfa_recovery_code_set_id = $1 and code_hash = $2 and consumed_at is null`,
    [setId, hash],
  )
  return rowCount > 0
}

function describeLocked(error: unknown): never {
  if (error instanceof AuthError && error.status === 429) {
    throw recoveryCodesLocked(error.retryAfter)
  }
  throw error
}
