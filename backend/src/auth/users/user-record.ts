import { FACTORS_JSON, type FactorRecord } from './factor-record.ts'
import type { Metadata } from '../read-body.ts'

export interface UserRecord {
  id: string
  aud: string | null
  role: string | null
  email: string | null
  phone: string | null
  encrypted_password: string | null
  email_confirmed_at: string | null
  phone_confirmed_at: string | null
  confirmed_at: string | null
  invited_at: string | null
  confirmation_sent_at: string | null
  recovery_sent_at: string | null
  email_change: string | null
  email_change_token_new: string | null
  email_change_token_current: string | null
  email_change_confirm_status: number | null
  email_change_sent_at: string | null
  reauthentication_token: string | null
  reauthentication_sent_at: string | null
  last_sign_in_at: string | null
  raw_app_meta_data: Metadata | null
  raw_user_meta_data: Metadata | null
  banned_until: string | null
  deleted_at: string | null
  created_at: string | null
  updated_at: string | null
  is_anonymous: boolean
  identities: IdentityRecord[]
  factors: FactorRecord[]
}

export interface IdentityRecord {
  id: string
  user_id: string
  provider_id: string
  provider: string
  identity_data: Metadata
  email: string | null
  last_sign_in_at: string | null
  created_at: string | null
  updated_at: string | null
}

export const USER_JSON = `to_jsonb(u) || jsonb_build_object('identities', coalesce(
  (select jsonb_agg(to_jsonb(i) order by i.created_at) from auth.identities i where i.user_id = u.id),
  '[]'::jsonb), 'factors', ${FACTORS_JSON})`

export interface UserRow {
  user: UserRecord
}

export function isBanned(user: UserRecord, now = Date.now()): boolean {
  return user.banned_until !== null && timeOf(user.banned_until) > now
}

/** «infinity» and years that JavaScript cannot read count as very late, so that such a ban stays in force. */
export function timeOf(timestamp: string): number {
  const time = Date.parse(timestamp)
  return Number.isNaN(time) ? Date.UTC(9999, 11, 31) : time
}
