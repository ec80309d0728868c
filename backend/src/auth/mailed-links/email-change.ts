import type { Config } from '../../config.ts'
import type { Transaction } from '../../database/types.ts'
import type { Keyring } from '../../http/keyring.ts'
import { saveEmailIdentity } from '../users/email-identity.ts'
import { findUserByEmail } from '../users/find-user.ts'
import { issueOneTimeToken, type IssuedToken } from './issue-one-time-token.ts'
import type { Challenge } from './pkce.ts'
import { USER_JSON, type UserRecord, type UserRow } from '../users/user-record.ts'

type Side = 'email_change' | 'email_change_current'
type Codes = Pick<Keyring, 'hashCode'>

interface Sides {
  sides: readonly Side[]
  challenge?: Challenge | undefined
}

export interface EmailChange {
  user: UserRecord
  tokens: IssuedToken[]
  /**
   * If the new address belongs to another account, this address gets a notice instead of a link, so that the requester does not learn of
   * the account.
   */
  takenAddress: string | undefined
}

// Links of an earlier change to another address stop working.
const BEGIN = `
  with t as (
    delete from auth.one_time_tokens o using auth.users u
    where u.id = $1 and o.user_id = u.id and u.email_change is distinct from $2
      and o.token_type in ('email_change_token_new', 'email_change_token_current')
  )
  update auth.users u set email_change = $2, email_change_confirm_status = 0, email_change_sent_at = now(), updated_at = now()
  where u.id = $1 returning ${USER_JSON} as "user"`

/**
 * Normally both addresses confirm a change by a link each. The link to the new address suffices if the operator chose so, or if an
 * anonymous account gets its first address.
 */
export function needsBothSides(
  { secureEmailChange }: Pick<Config, 'secureEmailChange'>,
  { email }: UserRecord,
): boolean {
  return secureEmailChange && Boolean(email)
}

export function sidesOf(needsBoth: boolean): readonly Side[] {
  return needsBoth ? ['email_change', 'email_change_current'] : ['email_change']
}

export async function beginEmailChange(
  tx: Transaction,
  keyring: Codes,
  user: UserRecord,
  { newEmail, ...change }: { newEmail: string } & Sides,
): Promise<EmailChange> {
  const { rows } = await tx.query<UserRow>(BEGIN, [user.id, newEmail])
  return issueSides(tx, keyring, rows[0]!.user, change)
}

export async function repeatEmailChange(
  tx: Transaction,
  keyring: Codes,
  user: UserRecord,
  needsBoth: boolean,
): Promise<EmailChange | undefined> {
  if (!user.email_change) return undefined
  if (!needsBoth) return issueSides(tx, keyring, user, { sides: sidesOf(needsBoth) })
  const isHalfDone = user.email_change_confirm_status === 1
  const sides: Side[] = []
  if (!isHalfDone || user.email_change_token_new) sides.push('email_change')
  if (!isHalfDone || user.email_change_token_current) sides.push('email_change_current')
  return issueSides(tx, keyring, user, { sides })
}

async function issueSides(
  tx: Transaction,
  keyring: Codes,
  known: UserRecord,
  { sides, challenge }: Sides,
): Promise<EmailChange> {
  const newEmail = known.email_change ?? ''
  const isTaken = (await findUserByEmail(tx, newEmail)) !== undefined
  const tokens: IssuedToken[] = []
  let user = known
  for (const kind of sides) {
    const to = kind === 'email_change' ? newEmail : (known.email ?? '')
    const token = await issueOneTimeToken(tx, keyring, { kind, user, to, challenge })
    user = token.user
    if (kind === 'email_change_current' || !isTaken) tokens.push(token)
  }
  const takenAddress = isTaken && sides.includes('email_change') ? newEmail : undefined
  return { user, tokens, takenAddress }
}

const ADOPT = `
  with t as (
    delete from auth.one_time_tokens where user_id = $1
  )
  update auth.users set email = $2, email_change = '', email_change_token_new = '', email_change_token_current = '',
    email_change_confirm_status = 0, confirmation_token = '', recovery_token = '', updated_at = now(),
    email_confirmed_at = case when $3 or is_anonymous then now() else email_confirmed_at end,
    is_anonymous = false, raw_app_meta_data = case when is_anonymous
      then coalesce(raw_app_meta_data, '{}') || '{"provider": "email", "providers": ["email"]}' else raw_app_meta_data end
  where id = $1`

async function adoptEmail(
  tx: Transaction,
  userId: string,
  email: string,
  isProven: boolean,
): Promise<void> {
  await tx.query(ADOPT, [userId, email, isProven])
  await saveEmailIdentity(tx, userId, { email, email_verified: isProven })
}

/** If mail is not delivered, nothing can be confirmed, and the new address counts as unproven. */
export async function changeEmailAtOnce(
  tx: Transaction,
  userId: string,
  newEmail: string,
): Promise<void> {
  await adoptEmail(tx, userId, newEmail, false)
}

// The database counts the confirmations, so that two links opened at once do not both count as the first.
const CONFIRM_SIDE = `
  update auth.users set email_change_confirm_status = email_change_confirm_status + 1, updated_at = now(),
    email_change_token_new = case when $2 = 'email_change_token_new' then '' else email_change_token_new end,
    email_change_token_current = case when $2 = 'email_change_token_current' then '' else email_change_token_current end
  where id = $1 returning email_change_confirm_status as confirmed, email_change as "newEmail"`

/** The address changes once all required links were opened. The link to the present address never suffices alone. */
export async function confirmEmailChange(
  tx: Transaction,
  userId: string,
  side: 'email_change_token_new' | 'email_change_token_current',
  needsBoth: boolean,
): Promise<boolean> {
  const { rows } = await tx.query<{ confirmed: number; newEmail: string }>(CONFIRM_SIDE, [
    userId,
    side,
  ])
  const { confirmed, newEmail } = rows[0]!
  const isDone = confirmed >= 2 || (!needsBoth && side === 'email_change_token_new')
  if (isDone) await adoptEmail(tx, userId, newEmail, true)
  return isDone
}
