import type { Transaction } from '../../database/types.ts'

/**
 * A person who has lost both the app and the codes starts over: every factor and recovery code is deleted, and every session ends, since a
 * session may belong to a thief.
 */
export async function resetFactors(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth.mfa_factors where user_id = $1', [userId])
  await tx.query('delete from auth.sessions where user_id = $1', [userId])
}
