import type { Transaction } from '../../database/types.ts'

/**
 * For somebody who has lost both the app and the codes: every factor goes, the recovery codes with theirs, and every session ends,
 * since one of them may be the thief's.
 */
export async function resetFactors(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth.mfa_factors where user_id = $1', [userId])
  await tx.query('delete from auth.sessions where user_id = $1', [userId])
}
