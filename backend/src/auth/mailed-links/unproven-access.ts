import type { Transaction } from '../../database/types.ts'
import type { UserRecord } from '../users/user-record.ts'

/** A sign-up alone counts as confirmed but proves nothing about the mailbox. */
export function isMailboxProven({ identities }: UserRecord): boolean {
  return identities.some(
    ({ provider, identity_data: data }) => provider === 'email' && data['email_verified'] === true,
  )
}

const END = `
  with s as (
    delete from auth.sessions where user_id = $1
  ), t as (
    delete from auth.one_time_tokens where user_id = $1
  ), own as (
    select private.end_shares_of($1)
  )
  update auth.users set encrypted_password = '', email_change = '', email_change_token_new = '',
    email_change_token_current = '', email_change_confirm_status = 0, reauthentication_token = '', updated_at = now()
  from own where id = $1`

/**
 * Everything that somebody could have prepared before the address was proven ends: sessions, password, pending changes and shared links.
 */
export async function endUnprovenAccess(tx: Transaction, userId: string): Promise<void> {
  await tx.query(END, [userId])
}
