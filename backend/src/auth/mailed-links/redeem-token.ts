import type { Transaction } from '../../database/types.ts'
import type { Services } from '../../http/services.ts'
import { noteRedeemedLink } from './confirmation-links.ts'
import { isDuplicateEmail } from '../users/create-user.ts'
import { confirmEmailChange, needsBothSides } from './email-change.ts'
import { emailExists, userBanned } from '../errors.ts'
import { PKCE_PREFIX, hashLinkToken, isExpired, type TokenColumn } from '../one-time-token.ts'
import type { Verification } from './read-verification.ts'
import { endUnprovenAccess, isMailboxProven } from './unproven-access.ts'
import { USER_JSON, isBanned, type UserRecord } from '../users/user-record.ts'

interface TakenRow {
  column: TokenColumn
  user: UserRecord
  sentAt?: Date
}

// Only one of two concurrent requests deletes the row, so a token works once.
const TAKE_BY_LINK = `
  with newest as (
    delete from auth.one_time_tokens o
    where o.token_type = any($1::auth.one_time_token_type[]) and o.token_hash = $2
    returning o.user_id, o.token_type, o.created_at at time zone 'utc' as sent_at
  ), earlier as (
    delete from predio.earlier_links e
    where e.token_type = any($1::auth.one_time_token_type[]) and e.token_hash = $2
    returning e.user_id, e.token_type, e.sent_at
  ), taken as (
    select * from newest union all select * from earlier
  )
  select taken.token_type::text as "column", ${USER_JSON} as "user", taken.sent_at as "sentAt"
  from taken join auth.users u on u.id = taken.user_id`

const TAKE_BY_CODE = `
  with taken as (
    delete from auth.one_time_tokens o using auth.users u
    where o.token_type = any($1::auth.one_time_token_type[]) and o.relates_to = $2 and u.id = o.user_id
      and case o.token_type
        when 'confirmation_token' then u.confirmation_token
        when 'recovery_token' then u.recovery_token
        when 'email_change_token_new' then u.email_change_token_new
        when 'email_change_token_current' then u.email_change_token_current
      end = any($3)
    returning o.user_id, o.token_type
  )
  select taken.token_type::text as "column", ${USER_JSON} as "user"
  from taken join auth.users u on u.id = taken.user_id`

const CONFIRM = `
  with t as (
    delete from auth.one_time_tokens where user_id = $1 and token_type in ('confirmation_token', 'recovery_token')
  ), i as (
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
    where user_id = $1 and provider = 'email'
  )
  update auth.users set confirmation_token = '', recovery_token = '', updated_at = now(),
    email_confirmed_at = coalesce(email_confirmed_at, now()),
    raw_user_meta_data = case when email_confirmed_at is null
      then coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}' else raw_user_meta_data end
  where id = $1`

export type Redeemed =
  | {
      kind: 'confirmed'
      userId: string
      newcomer?: string | undefined
    }
  | { kind: 'half' }
  | { kind: 'moved'; userId: string; from: string; to: string }

/** The result is undefined for an unknown or expired token. */
export async function redeemToken(
  tx: Transaction,
  { config, keyring }: Pick<Services, 'config' | 'keyring'>,
  { type, columns, proof }: Verification,
): Promise<Redeemed | undefined> {
  const { rows } =
    'linkToken' in proof
      ? await tx.query<TakenRow>(TAKE_BY_LINK, [columns, hashLinkToken(proof.linkToken)])
      : await tx.query<TakenRow>(TAKE_BY_CODE, [columns, proof.email, formsOf(keyring, proof)])
  const taken = rows[0]
  if (!taken || isExpired(sentAt(taken))) return undefined
  const { column, user } = taken
  if (isBanned(user)) throw userBanned(403)
  if (column === 'email_change_token_new' || column === 'email_change_token_current') {
    return confirmChange(tx, user, column, needsBothSides(config, user))
  }
  // If somebody signed up with another person's address, their access ends before the address counts as proven.
  if (type === 'recovery' && !isMailboxProven(user)) await endUnprovenAccess(tx, user.id)
  await tx.query(CONFIRM, [user.id])
  if ('linkToken' in proof) await noteRedeemedLink(tx, hashLinkToken(proof.linkToken))
  return { kind: 'confirmed', userId: user.id, newcomer: newcomerOf(taken) }
}

/** A code of a PKCE flow is stored with a prefix. */
function formsOf(
  { hashCode }: Services['keyring'],
  { email, code }: { email: string; code: string },
): string[] {
  const hash = hashCode(email, code)
  return [hash, PKCE_PREFIX + hash]
}

function newcomerOf({ column, user }: TakenRow): string | undefined {
  const isFirst = column === 'confirmation_token' && !user.email_confirmed_at && !user.invited_at
  return isFirst ? (user.email ?? undefined) : undefined
}

async function confirmChange(
  tx: Transaction,
  user: UserRecord,
  side: Parameters<typeof confirmEmailChange>[2],
  needsBoth: boolean,
): Promise<Redeemed> {
  try {
    if (!(await confirmEmailChange(tx, user.id, side, needsBoth))) return { kind: 'half' }
  } catch (error) {
    throw isDuplicateEmail(error) ? emailExists() : error
  }
  return { kind: 'moved', userId: user.id, from: user.email ?? '', to: user.email_change ?? '' }
}

function sentAt({ column, user, sentAt }: TakenRow): string | null {
  if (sentAt) return sentAt.toISOString()
  switch (column) {
    case 'confirmation_token':
      return user.confirmation_sent_at
    case 'recovery_token':
      return user.recovery_sent_at
    case 'email_change_token_new':
    case 'email_change_token_current':
      return user.email_change_sent_at
    case 'reauthentication_token':
      return user.reauthentication_sent_at
  }
}
