import { randomUUID } from 'node:crypto'
import type { Metadata } from '../read-body.ts'

/** The object contains only values of the request, so it tells nothing about a stored account. */
export function presentPendingUser(
  id: string,
  email: string,
  data: Metadata | undefined,
): Record<string, unknown> {
  const now = new Date().toISOString()
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...data },
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: { ...data, sub: id, email, email_verified: false, phone_verified: false },
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
