import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Transaction } from '../../database/types.ts'
import type { AuthContext, AuthHandler } from '../auth-services.ts'
import { readBody, text } from '../read-body.ts'
import type { Caller } from '../sessions/require-user.ts'
import { requireRoom } from './enroll-factor.ts'
import {
  insufficientAal,
  recoveryCodesAlone,
  recoveryCodesExist,
  recoveryCodesNotFound,
} from './errors.ts'
import { isVerifiedApp } from '../users/factor-record.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-code.ts'
import { requireRecentCode } from './require-recent-code.ts'
import { type MfaServices, requireFactorOwner, requireSecondFactor } from './second-factor.ts'
import { downgradeSessions } from './upgrade-session.ts'

const DEFAULT_NAME = 'Recovery codes'
const TYPE = 'recovery_code'

const body = z.object({ friendly_name: text })

interface CodeSet {
  id: string
  factor_id: string
  friendly_name: string | null
  total: number
  remaining: number
}

const FIND = `
  select s.id, s.mfa_factor_id as factor_id, f.friendly_name,
    (select count(*)::int from auth.mfa_recovery_codes c where c.mfa_recovery_code_set_id = s.id) as total,
    (select count(*)::int from auth.mfa_recovery_codes c
     where c.mfa_recovery_code_set_id = s.id and c.consumed_at is null) as remaining
  from auth.mfa_recovery_code_sets s join auth.mfa_factors f on f.id = s.mfa_factor_id where s.user_id = $1`

export function recoveryCodesStatus(services: MfaServices): AuthHandler {
  return async (c) => {
    const caller = await requireFactorOwner(c, services)
    requireSecondFactor(caller, 403, 'AAL2 required to see recovery codes')
    const set = await services.database.asOwner((tx) => findSet(tx, caller.user.id))
    if (!set) throw recoveryCodesNotFound()
    const { factor_id: id, total, remaining } = set
    return c.json({ id, type: TYPE, total, remaining })
  }
}

export function generateRecoveryCodes(services: MfaServices): AuthHandler {
  return async (c) => {
    const caller = await requireFactorOwner(c, services)
    requireAal2(caller, 'AAL2 required to generate recovery codes')
    const name = (await readName(c)) || DEFAULT_NAME
    const codes = createRecoveryCodes()
    const factorId = randomUUID()
    const { user } = caller
    await services.database.asOwner(async (tx) => {
      if (await findSet(tx, user.id)) throw recoveryCodesExist()
      await requireRoom(tx, caller, name)
      if (!user.factors.some(isVerifiedApp)) throw recoveryCodesAlone()
      const setId = randomUUID()
      await tx.query(
        `with f as (
           insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
           values ($1, $2, $3, 'recovery_code', 'verified', now(), now())
         )
         insert into auth.mfa_recovery_code_sets (id, user_id, mfa_factor_id, created_at, updated_at)
         values ($4, $2, $1, now(), now())`,
        [factorId, user.id, name, setId],
      )
      await storeCodes(tx, setId, factorId, codes)
    })
    return c.json({ id: factorId, type: TYPE, friendly_name: name, total: codes.length, codes })
  }
}

export function regenerateRecoveryCodes(services: MfaServices): AuthHandler {
  return async (c) => {
    const caller = await requireFactorOwner(c, services)
    requireAal2(caller, 'AAL2 required to regenerate recovery codes')
    const codes = createRecoveryCodes()
    const set = await services.database.asOwner(async (tx) => {
      const found = await findSet(tx, caller.user.id)
      if (!found) throw recoveryCodesNotFound()
      await requireRecentCode(tx, caller)
      await storeCodes(tx, found.id, found.factor_id, codes)
      return found
    })
    return c.json({
      id: set.factor_id,
      type: TYPE,
      ...(set.friendly_name && { friendly_name: set.friendly_name }),
      total: codes.length,
      codes,
    })
  }
}

export function deleteRecoveryCodes(services: MfaServices): AuthHandler {
  return async (c) => {
    const caller = await requireFactorOwner(c, services)
    requireAal2(caller, 'AAL2 required to delete recovery codes')
    const id = await services.database.asOwner(async (tx) => {
      const set = await findSet(tx, caller.user.id)
      if (!set) throw recoveryCodesNotFound()
      await requireRecentCode(tx, caller)
      await tx.query('delete from auth.mfa_factors where id = $1', [set.factor_id])
      await downgradeSessions(tx, set.factor_id)
      return set.factor_id
    })
    return c.json({ id })
  }
}

/** The lock on the set is held until the end, so that codes are replaced or used one after the other. */
export async function findSet(tx: Transaction, userId: string): Promise<CodeSet | undefined> {
  await tx.query('select 1 from auth.mfa_recovery_code_sets where user_id = $1 for update', [
    userId,
  ])
  const { rows } = await tx.query<CodeSet>(FIND, [userId])
  return rows[0]
}

async function storeCodes(
  tx: Transaction,
  setId: string,
  factorId: string,
  codes: string[],
): Promise<void> {
  await tx.query('delete from auth.mfa_recovery_codes where mfa_recovery_code_set_id = $1', [setId])
  await tx.query(
    `insert into auth.mfa_recovery_codes (id, mfa_recovery_code_set_id, code_hash, created_at)
     select gen_random_uuid(), $1, hash, now() from unnest($2::text[]) as hash`,
    [setId, codes.map((code) => hashRecoveryCode(factorId, code))],
  )
}

function requireAal2({ aal }: Caller, message: string): void {
  if (aal !== 'aal2') throw insufficientAal(403, message)
}

async function readName(c: AuthContext): Promise<string> {
  if ((await c.req.text()) === '') return ''
  return (await readBody(c, body)).friendly_name.slice(0, 255)
}
