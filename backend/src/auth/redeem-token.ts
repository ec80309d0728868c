import type { Transaction } from '../database/types.ts'
import { isDuplicateEmail } from './create-user.ts'
import { emailExists, userBanned } from './errors.ts'
import { hashLinkToken, isExpired, type TokenColumn } from './one-time-token.ts'
import type { Verification } from './read-verification.ts'
import { USER_JSON, isBanned, type UserRecord } from './user-record.ts'

interface TakenRow {
  column: TokenColumn
  user: UserRecord
  /** Of a link; a code was sent when the user's row says. */
  sentAt?: Date
}

// Deleting is what makes a token work once: of two requests only one gets the row.
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

const CHANGE_EMAIL = `
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

/** Uses the token up and does what it stands for. Undefined if there is no such token or it is old. */
export async function redeemToken(
  tx: Transaction,
  { columns, proof }: Verification,
): Promise<string | undefined> {
  const { rows } =
    'linkToken' in proof
      ? await tx.query<TakenRow>(TAKE_BY_LINK, [columns, hashLinkToken(proof.linkToken)])
      : await tx.query<TakenRow>(TAKE_BY_CODE, [columns, proof.email, proof.hashes])
  const taken = rows[0]
  if (!taken || isExpired(sentAt(taken))) return undefined
  if (isBanned(taken.user)) throw userBanned(403)
  try {
    const changesEmail = taken.column === 'email_change_token_new'
    await tx.query(changesEmail ? CHANGE_EMAIL : CONFIRM, [taken.user.id])
  } catch (error) {
    throw isDuplicateEmail(error) ? emailExists() : error
  }
  return taken.user.id
}

function sentAt({ column, user, sentAt }: TakenRow): string | null {
  if (sentAt) return sentAt.toISOString()
  switch (column) {
    case 'confirmation_token':
      return user.confirmation_sent_at
    case 'recovery_token':
      return user.recovery_sent_at
    case 'email_change_token_new':
      return user.email_change_sent_at
    case 'reauthentication_token':
      return user.reauthentication_sent_at
  }
}
