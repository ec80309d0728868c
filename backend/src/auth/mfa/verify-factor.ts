import { z } from 'zod'
import type { Transaction } from '../../database/types.ts'
import type { AuthHandler } from '../auth-services.ts'
import { badJson, validationFailed } from '../errors.ts'
import { isUuid } from '@predio/domain/text'
import { SECOND_FACTOR_CHANNEL } from '../../http/open-sessions.ts'
import { LIMITS } from '../limits.ts'
import { secondFactorMail } from '../mails/second-factor.ts'
import { presentSession } from '../sessions/present-session.ts'
import type { Counter } from '../rate-limit.ts'
import { readBody, sentText, text } from '../read-body.ts'
import { sendNotice } from '../mails/send-notice.ts'
import { checkChallenge, useChallenge } from './challenge-factor.ts'
import { challengeNotFound, factorNotFound, factorTypeUnknown, wrongTotpCode } from './errors.ts'
import { isVerified, type FactorRecord } from '../users/factor-record.ts'
import { requireRecentCode } from './require-recent-code.ts'
import {
  bindingOfFactor,
  factorOf,
  requireFactorOwner,
  requireSecondFactor,
  type MfaServices,
} from './second-factor.ts'
import { stepOfCode } from './totp.ts'
import { upgradeSession } from './upgrade-session.ts'

const body = z.object({ challenge_id: sentText, code: text })

export function verifyFactor(services: MfaServices): AuthHandler {
  const { database, limiter, config } = services
  return async (c) => {
    const caller = await requireFactorOwner(c, services)
    const { user } = caller
    const factor = factorOf(user, c.req.param('id'))
    const { challenge_id: given, code } = await readBody(c, body)
    const challengeId = readChallengeId(given)
    if (code === '') throw validationFailed('Code needs to be non-empty')
    if (factor.factor_type !== 'totp') throw factorTypeUnknown()
    // If the account already has a confirmed factor, the session must have passed it recently before a new app is confirmed.
    if (!isVerified(factor)) {
      requireSecondFactor(caller, 403, 'AAL2 required to verify a new factor')
      if (user.factors.some(isVerified)) {
        await database.asOwner((tx) => requireRecentCode(tx, caller))
      }
    }

    const counters = codeCounters(user.id)
    // The attempt is committed before the code is checked, so that a burst of guesses gains nothing.
    await database.asOwner((tx) => limiter.spend(tx, ...counters))
    await database.asOwner((tx) => checkChallenge(tx, c, factor.id, challengeId))
    const step = await findStep({ ...services, log: c.get('log') }, user.id, factor, code)
    if (step === undefined) throw wrongTotpCode()
    const session = await database.asOwner(async (tx) => {
      await useChallenge(tx, challengeId)
      await useStep(tx, factor.id, step)
      await confirmFactor(tx, user.id, factor.id)
      await limiter.forget(tx, ...counters)
      return upgradeSession(tx, services.keyring, caller, factor.id, 'totp')
    })
    if (!isVerified(factor)) {
      // This process forgets its cached sessions before the answer leaves; the other processes do so when the database notifies them.
      services.keyring.forgetSessions()
      sendNotice(c, services, secondFactorMail('added', user.email ?? '', config.contact.email))
    }
    return c.json(await presentSession(services, session))
  }
}

/** Go reads a missing id as an empty one, for which no challenge exists; any other text is malformed. */
function readChallengeId(given: string | undefined): string {
  if (given === undefined) throw challengeNotFound()
  const reason = `uuid: incorrect UUID length ${given.length} in string ${JSON.stringify(given)}`
  if (!isUuid(given)) throw badJson(reason)
  return given
}

function codeCounters(userId: string): Counter[] {
  return [LIMITS.totpPerUser, LIMITS.totpPerUserAndDay].map((limit) => ({ limit, subject: userId }))
}

async function findStep(
  { database, cipher, log }: MfaServices,
  userId: string,
  { id }: FactorRecord,
  code: string,
): Promise<number | undefined> {
  const { rows } = await database.asOwner((tx) =>
    tx.query<{ secret: string }>('select secret from auth.mfa_factors where id = $1', [id]),
  )
  const sealed = rows[0]?.secret
  if (sealed === undefined) throw factorNotFound()
  const secret = await cipher.decrypt(sealed, bindingOfFactor(userId, id))
  if (secret === undefined) {
    log.error(
      'the secret of a second factor was encrypted with another SECRETS_KEY: only its recovery codes work',
    )
    return undefined
  }
  return stepOfCode(secret, code)
}

/** A code works once, and no older code works after it. */
async function useStep(tx: Transaction, factorId: string, step: number): Promise<void> {
  const { rowCount } = await tx.query(
    `insert into predio.used_totp_steps as used (factor_id, step) values ($1, $2)
     on conflict (factor_id) do update set step = excluded.step where used.step < excluded.step`,
    [factorId, step],
  )
  if (rowCount === 0) throw wrongTotpCode()
}

/** The first confirmed factor deletes the other factors, which were never confirmed. */
async function confirmFactor(tx: Transaction, userId: string, factorId: string): Promise<void> {
  const { rowCount } = await tx.query(
    `with begun as (
       delete from auth.mfa_factors where user_id = $1 and id <> $2 and status = 'unverified' and factor_type = 'totp'
     )
     update auth.mfa_factors set status = 'verified', updated_at = now() where id = $2 and status = 'unverified'`,
    [userId, factorId],
  )
  if (rowCount > 0) await tx.query(`select pg_notify($1, '')`, [SECOND_FACTOR_CHANNEL])
}
