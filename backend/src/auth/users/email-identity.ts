import type { Transaction } from '../../database/types.ts'

export const insertEmailIdentity = (data: string) => `
    insert into auth.identities (provider_id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
    values ($1::uuid::text, $1, 'email', ${data}, now(), now(), now())`

const SAVE = `${insertEmailIdentity(
  `jsonb_build_object('sub', $1::uuid, 'email_verified', false, 'phone_verified', false) || $2::jsonb`,
)}
    on conflict (provider_id, provider) do update set updated_at = now(), identity_data = identities.identity_data || $2::jsonb`

/** An anonymous account gets its first identity with its first address. */
export async function saveEmailIdentity(
  tx: Transaction,
  userId: string,
  data: { email: string; email_verified?: boolean },
): Promise<void> {
  await tx.query(SAVE, [userId, JSON.stringify(data)])
}
