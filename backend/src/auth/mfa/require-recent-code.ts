import type { Transaction } from '../../database/types.ts'
import type { Caller } from '../sessions/require-user.ts'
import { staleCode } from './errors.ts'

const CODE_COUNTS_MINUTES = 5

/**
 * A change of the second factor needs a code entered a moment ago, because an open session alone could be stolen (ACC-66). Adding a factor
 * or making recovery codes needs a fresh code too, since the codes made there then count as the owner's.
 */
export async function requireRecentCode(tx: Transaction, { sessionId }: Caller): Promise<void> {
  const { rowCount } = await tx.query(
    `select from auth.mfa_amr_claims where session_id = $1 and authentication_method in ('totp', 'mfa/recovery_code')
       and updated_at > now() - make_interval(mins => $2)`,
    [sessionId ?? null, CODE_COUNTS_MINUTES],
  )
  if (rowCount === 0) throw staleCode()
}
