import type { Transaction } from '../database/types.ts'
import { findUserByEmail } from './find-user.ts'
import { issueOneTimeToken, type IssuedToken } from './issue-one-time-token.ts'
import type { Challenge } from './pkce.ts'
import { USER_JSON, type UserRecord, type UserRow } from './user-record.ts'

type Side = 'email_change' | 'email_change_current'

/** What has to be mailed so that a change can be confirmed. */
export interface EmailChange {
  user: UserRecord
  tokens: IssuedToken[]
  /** An address that has an account gets no link, only a word about it: whoever asks does not learn that it has one. */
  takenAddress: string | undefined
}

// Links of a change to yet another address stop working.
const BEGIN = `
  with t as (
    delete from auth.one_time_tokens o using auth.users u
    where u.id = $1 and o.user_id = u.id and u.email_change is distinct from $2
      and o.token_type in ('email_change_token_new', 'email_change_token_current')
  )
  update auth.users u set email_change = $2, email_change_confirm_status = 0, email_change_sent_at = now(), updated_at = now()
  where u.id = $1 returning ${USER_JSON} as "user"`

/** Both addresses have to agree, each by a link of its own. */
export async function beginEmailChange(
  tx: Transaction,
  user: UserRecord,
  newEmail: string,
  challenge?: Challenge,
  sides: readonly Side[] = ['email_change', 'email_change_current'],
): Promise<EmailChange> {
  const { rows } = await tx.query<UserRow>(BEGIN, [user.id, newEmail])
  return issueSides(tx, rows[0]!.user, sides, challenge)
}

/** New links for those of the two addresses that have not confirmed yet; undefined without a pending change. */
export async function repeatEmailChange(
  tx: Transaction,
  user: UserRecord,
): Promise<EmailChange | undefined> {
  if (!user.email_change) return undefined
  const isHalfDone = user.email_change_confirm_status === 1
  const sides: Side[] = []
  if (!isHalfDone || user.email_change_token_new) sides.push('email_change')
  if (!isHalfDone || user.email_change_token_current) sides.push('email_change_current')
  return issueSides(tx, user, sides)
}

async function issueSides(
  tx: Transaction,
  known: UserRecord,
  sides: readonly Side[],
  challenge?: Challenge,
): Promise<EmailChange> {
  const newEmail = known.email_change ?? ''
  const isTaken = (await findUserByEmail(tx, newEmail)) !== undefined
  const tokens: IssuedToken[] = []
  let user = known
  for (const kind of sides) {
    const to = kind === 'email_change' ? newEmail : (known.email ?? '')
    const token = await issueOneTimeToken(tx, { kind, user, to, challenge })
    user = token.user
    if (kind === 'email_change_current' || !isTaken) tokens.push(token)
  }
  const takenAddress = isTaken && sides.includes('email_change') ? newEmail : undefined
  return { user, tokens, takenAddress }
}

// The new address is nobody's proven one: no mail has reached it.
const CHANGE_AT_ONCE = `
  with t as (
    delete from auth.one_time_tokens where user_id = $1
  ), i as (
    update auth.identities
    set identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', false), updated_at = now()
    where user_id = $1 and provider = 'email'
  )
  update auth.users set email = $2, email_change = '', email_change_token_new = '', email_change_token_current = '',
    email_change_confirm_status = 0, confirmation_token = '', recovery_token = '', updated_at = now()
  where id = $1`

/** Where no mail reaches anybody there is nothing to confirm by. */
export async function changeEmailAtOnce(
  tx: Transaction,
  userId: string,
  newEmail: string,
): Promise<void> {
  await tx.query(CHANGE_AT_ONCE, [userId, newEmail])
}

// Counted by the database: of two links opened at once one is the second.
const CONFIRM_SIDE = `
  update auth.users set email_change_confirm_status = email_change_confirm_status + 1, updated_at = now(),
    email_change_token_new = case when $2 = 'email_change_token_new' then '' else email_change_token_new end,
    email_change_token_current = case when $2 = 'email_change_token_current' then '' else email_change_token_current end
  where id = $1 returning email_change_confirm_status as confirmed`

const COMPLETE = `
  with t as (
    delete from auth.one_time_tokens where user_id = $1
  ), i as (
    update auth.identities i
    set identity_data = i.identity_data || jsonb_build_object('email', u.email_change, 'email_verified', true),
      updated_at = now()
    from auth.users u where u.id = i.user_id and i.user_id = $1 and i.provider = 'email'
  )
  update auth.users set email = email_change, email_change = '', email_change_token_new = '',
    email_change_token_current = '', email_change_confirm_status = 0, confirmation_token = '',
    recovery_token = '', email_confirmed_at = now(), updated_at = now()
  where id = $1`

/** Whether that was the second of the two; the address has changed then. */
export async function confirmEmailChange(
  tx: Transaction,
  userId: string,
  side: 'email_change_token_new' | 'email_change_token_current',
): Promise<boolean> {
  const { rows } = await tx.query<{ confirmed: number }>(CONFIRM_SIDE, [userId, side])
  if (rows[0]!.confirmed < 2) return false
  await tx.query(COMPLETE, [userId])
  return true
}
