import type { Transaction } from '../../database/types.ts'
import type { Caller } from '../sessions/require-user.ts'
import { staleCode } from './errors.ts'

/** As long as it takes to press a button after typing it. */
const CODE_COUNTS_MINUTES = 5

/**
 * An open session alone changes nothing about its owner's second factor: a code was shown in it a moment ago (ACC-66). What adds a factor
 * or makes recovery codes asks too, because their codes count like the owner's from then on.
 */
export async function requireRecentCode(tx: Transaction, { sessionId }: Caller): Promise<void> {
  const { rowCount } = await tx.query(
    `select from auth.mfa_amr_claims where session_id = $1 and authentication_method in ('totp', 'mfa/recovery_code')
       and updated_at > now() - make_interval(mins => $2)`,
    [sessionId ?? null, CODE_COUNTS_MINUTES],
  )
  if (rowCount === 0) throw staleCode()
}
