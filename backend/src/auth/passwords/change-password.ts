import type { Transaction } from '../../database/types.ts'

const CHANGE = `
  with s as (
    delete from auth.sessions where user_id = $1 and id is distinct from $3
  ), t as (
    delete from auth.one_time_tokens where user_id = $1
  ), r as (
    delete from predio.recovery_sessions where session_id = $3
  )
  update auth.users set encrypted_password = $2, confirmation_token = '', recovery_token = '',
    email_change = '', email_change_token_new = '', email_change_token_current = '',
    email_change_confirm_status = 0, reauthentication_token = '', updated_at = now()
  where id = $1`

/**
 * Every other session and every mailed link ends, since somebody with the old password may hold it (PROF-12). A pending change of the
 * e-mail is discarded too.
 */
export async function changePassword(
  tx: Transaction,
  userId: string,
  passwordHash: string,
  keepSessionId?: string,
): Promise<void> {
  await tx.query(CHANGE, [userId, passwordHash, keepSessionId ?? null])
}
