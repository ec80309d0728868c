import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../database/types.ts'
import { insertEmailIdentity } from './email-identity.ts'
import type { Metadata } from '../read-body.ts'
import type { UserRecord, UserRow } from './user-record.ts'

export interface NewUser {
  id?: string | undefined
  email: string
  passwordHash: string
  confirmed: boolean
  userMetadata?: Metadata | undefined
  appMetadata?: Metadata | undefined
  role?: string | undefined
  bannedUntil?: Date | undefined
}

// Token columns are '' and never null: GoTrue, to which these rows may move, reads them into strings.
const INSERT = `
  with u as (
    insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
      raw_user_meta_data, raw_app_meta_data, banned_until, created_at, updated_at,
      confirmation_token, recovery_token, email_change, email_change_token_new)
    values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', $2, $3, $4,
      case when $5 then now() end, $6::jsonb, $7::jsonb, $8::timestamptz, now(), now(), '', '', '', '')
    returning *
  ), i as (
    ${insertEmailIdentity('$9::jsonb')}
    returning *
  )
  select to_jsonb(u) || jsonb_build_object('identities', jsonb_build_array(to_jsonb(i)), 'factors', '[]'::jsonb) as "user"
  from u, i`

/** Triggers in the database create the profile, the trial subscription and the welcome notice. */
export async function createUser(tx: Transaction, user: NewUser): Promise<UserRecord> {
  const id = user.id ?? randomUUID()
  const userMetadata = { ...user.userMetadata, ...(user.confirmed && { email_verified: true }) }
  const appMetadata = { provider: 'email', providers: ['email'], ...user.appMetadata }
  const identity = {
    ...user.userMetadata,
    sub: id,
    email: user.email,
    email_verified: false,
    phone_verified: false,
  }
  const { rows } = await tx.query<UserRow>(INSERT, [
    id,
    user.role ?? 'authenticated',
    user.email,
    user.passwordHash,
    user.confirmed,
    JSON.stringify(userMetadata),
    JSON.stringify(appMetadata),
    user.bannedUntil?.toISOString() ?? null,
    JSON.stringify(identity),
  ])
  return rows[0]!.user
}

/** If two people sign up with the same address at once, this unique index refuses one of them. */
export function isDuplicateEmail(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'users_email_partial_key'
}
