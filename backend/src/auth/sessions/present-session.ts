import type { AuthServices } from '../auth-services.ts'
import type { OpenedSession } from './open-session.ts'
import { presentUser } from '../users/present-user.ts'

const LIFETIME_SECONDS = 3600

export interface SessionBody {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: Record<string, unknown>
}

export async function presentSession(
  services: AuthServices,
  session: OpenedSession,
): Promise<SessionBody> {
  const issuedAt = Math.floor(Date.now() / 1000)
  const expiresAt = issuedAt + LIFETIME_SECONDS
  const claims = { ...claimsOf(services, session), exp: expiresAt, iat: issuedAt }
  return {
    access_token: await services.keyring.sign(claims),
    token_type: 'bearer',
    expires_in: LIFETIME_SECONDS,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user: presentUser(session.user),
  }
}

function claimsOf({ config }: AuthServices, session: OpenedSession): Record<string, unknown> {
  const { user, sessionId, proofs, aal } = session
  return {
    iss: new URL('/auth/v1', config.publicUrl).href,
    sub: user.id,
    aud: user.aud || 'authenticated',
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role || 'authenticated',
    aal,
    amr: proofs,
    session_id: sessionId,
    is_anonymous: user.is_anonymous,
  }
}
