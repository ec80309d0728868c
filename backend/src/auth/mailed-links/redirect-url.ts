import type { AuthContext } from '../auth-services.ts'
import type { AuthError } from '../errors.ts'
import { linkTypeOf, type TokenKind } from '../one-time-token.ts'
import type { SessionBody } from '../sessions/present-session.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** OAuth names these statuses by words of its own. */
const OAUTH_ERRORS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** A link may lead to our own origin or, on a developer's machine, any port of it. Anything else would hand sessions to strangers. */
export function allowedRedirect(requested: string | undefined, publicUrl: URL): string {
  if (!requested || !URL.canParse(requested)) return publicUrl.href
  const url = new URL(requested)
  if (url.username !== '' || url.password !== '') return publicUrl.href
  const local = LOOPBACK.has(url.hostname) && LOOPBACK.has(publicUrl.hostname)
  const ours = url.origin === publicUrl.origin || (local && url.protocol === publicUrl.protocol)
  return ours ? url.href : publicUrl.href
}

export function redirectOf(c: AuthContext, publicUrl: URL): string {
  return allowedRedirect(c.req.query('redirect_to'), publicUrl)
}

export function verificationLink(
  publicUrl: URL,
  { linkToken, kind }: { linkToken: string; kind: TokenKind },
  redirectTo: string,
): string {
  const link = new URL('/auth/v1/verify', publicUrl)
  link.search = String(
    new URLSearchParams({ token: linkToken, type: linkTypeOf(kind), redirect_to: redirectTo }),
  )
  return link.href
}

/** In the implicit flow the session travels in the fragment, which no server sees. */
export function withSession(redirectTo: string, session: SessionBody, type: string): string {
  return withFragment(redirectTo, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
    type,
  })
}

export function withMessage(redirectTo: string, message: string, pkce: boolean): string {
  const url = new URL(redirectTo)
  if (pkce) url.searchParams.set('message', message)
  return withFragment(url.href, { message })
}

export function withCode(redirectTo: string, code: string): string {
  const url = new URL(redirectTo)
  url.searchParams.set('code', code)
  return url.href
}

export function withError(redirectTo: string, error: AuthError, pkce: boolean): string {
  const word = OAUTH_ERRORS[error.status]
  const fields = {
    ...(word && { error: word }),
    error_code: error.code,
    error_description: error.message,
  }
  const url = new URL(redirectTo)
  if (pkce) for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return withFragment(url.href, { ...fields, sb: '' })
}

function withFragment(redirectTo: string, fields: Record<string, string>): string {
  const url = new URL(redirectTo)
  url.hash = String(new URLSearchParams(fields))
  return url.href
}
