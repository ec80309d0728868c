import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Transaction } from '../../database/types.ts'
import type { AuthHandler } from '../auth-services.ts'
import { validationFailed } from '../errors.ts'
import { readBody, text } from '../read-body.ts'
import type { Caller } from '../sessions/require-user.ts'
import {
  factorNameConflict,
  factorTypeDisabled,
  factorTypeUnknown,
  staleProof,
  tooManyFactors,
} from './errors.ts'
import { isVerified } from '../users/factor-record.ts'
import { requireRecentCode } from './require-recent-code.ts'
import {
  bindingOfFactor,
  requireFactorOwner,
  requireSecondFactor,
  type MfaServices,
} from './second-factor.ts'
import { createTotp } from './totp.ts'

const MAX_FACTORS = 10
const MAX_NAME_CHARACTERS = 255
/** A factor that is not confirmed within this time frees its name and its place. */
const UNVERIFIED_SECONDS = 5 * 60
/** The first factor needs a recent sign-in, so that a stolen token cannot lock the owner out. */
const FRESH_SECONDS = 10 * 60

const body = z.object({ factor_type: text, friendly_name: text, issuer: text })

export function enrollFactor(services: MfaServices): AuthHandler {
  const { database, cipher } = services
  return async (c) => {
    const caller = await requireFactorOwner(c, services)
    const { factor_type: type, friendly_name: name, issuer } = await readBody(c, body)
    if (type === 'phone' || type === 'webauthn') throw factorTypeDisabled(type)
    if (type !== 'totp') throw factorTypeUnknown()
    if (name.length > MAX_NAME_CHARACTERS) throw validationFailed('friendly_name is too long')
    const { user } = caller
    const id = randomUUID()
    const totp = createTotp(user.email ?? user.id, issuer)
    const sealed = await cipher.encrypt(totp.secret, bindingOfFactor(user.id, id))
    await database.asOwner(async (tx) => {
      await requireRoom(tx, caller, name)
      await tx.query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
         values ($1, $2, $3, 'totp', 'unverified', now(), now(), $4)`,
        [id, user.id, name, sealed],
      )
    })
    const { qrCode, secret, uri } = totp
    return c.json({ id, type: 'totp', friendly_name: name, totp: { qr_code: qrCode, secret, uri } })
  }
}

/** The user's row is locked, so that concurrent requests count each other's factors. */
export async function requireRoom(tx: Transaction, caller: Caller, name: string): Promise<void> {
  const { user } = caller
  await tx.query('select 1 from auth.users where id = $1 for no key update', [user.id])
  await tx.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
       and created_at < now() - make_interval(secs => $2)`,
    [user.id, UNVERIFIED_SECONDS],
  )
  const { rows } = await tx.query<{ friendly_name: string | null }>(
    'select friendly_name from auth.mfa_factors where user_id = $1',
    [user.id],
  )
  if (rows.some(({ friendly_name: taken }) => (taken ?? '') === name)) {
    throw factorNameConflict(name)
  }
  if (rows.length >= MAX_FACTORS) throw tooManyFactors()
  requireSecondFactor(caller, 403, 'AAL2 required to enroll a new factor')
  if (user.factors.some(isVerified)) await requireRecentCode(tx, caller)
  else await requireFreshProof(tx, caller)
}

async function requireFreshProof(tx: Transaction, { sessionId }: Caller): Promise<void> {
  const { rowCount } = await tx.query(
    `select 1 from auth.mfa_amr_claims where session_id = $1 and updated_at > now() - make_interval(secs => $2)`,
    [sessionId ?? null, FRESH_SECONDS],
  )
  if (rowCount === 0) throw staleProof()
}
