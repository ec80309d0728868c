import { presentFactor } from './factor-record.ts'
import { timeOf, type IdentityRecord, type UserRecord } from './user-record.ts'

export function presentUser(user: UserRecord): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud ?? '',
    role: user.role ?? '',
    email: user.email ?? '',
    ...dates({ email_confirmed_at: user.email_confirmed_at, invited_at: user.invited_at }),
    phone: user.phone ?? '',
    ...dates({
      phone_confirmed_at: user.phone_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      confirmed_at: user.confirmed_at,
      recovery_sent_at: user.recovery_sent_at,
    }),
    ...(user.email_change && { new_email: user.email_change }),
    ...dates({
      email_change_sent_at: user.email_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
    }),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    ...(user.factors.length > 0 && { factors: user.factors.map(presentFactor) }),
    identities: user.identities.map(presentIdentity),
    ...dates({ created_at: user.created_at, updated_at: user.updated_at }),
    ...dates({ banned_until: user.banned_until, deleted_at: user.deleted_at }),
    is_anonymous: user.is_anonymous,
  }
}

function presentIdentity(identity: IdentityRecord): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...dates({
      last_sign_in_at: identity.last_sign_in_at,
      created_at: identity.created_at,
      updated_at: identity.updated_at,
    }),
    ...(identity.email && { email: identity.email }),
  }
}

function dates(fields: Record<string, string | null>): Record<string, string> {
  const present: Record<string, string> = {}
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null) present[name] = new Date(timeOf(value)).toISOString()
  }
  return present
}
