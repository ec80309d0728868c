import type { Context } from 'hono'
import type { HttpEnvironment } from './environment.ts'
import type { Keyring } from './keyring.ts'
import { networkOf } from './network-of.ts'

/** Who asks: the bearer's claims, or the bare role of the API key. */
export interface Identity {
  role: string
  /** Undefined when no access token came along. */
  claims?: Record<string, unknown>
  /** JSON text for `request.jwt.claims`. */
  claimsJson: string
}

/**
 * The client sends its API key as the bearer when there is no session, and new-style keys are not
 * tokens: such a bearer is ignored and the key's own role counts. Throws TokenError for a bad token.
 */
export async function identify(c: Context<HttpEnvironment>, keyring: Keyring): Promise<Identity> {
  const bearer = bearerOf(c)
  if (bearer === undefined || bearer.startsWith('sb_')) {
    const role = c.get('keyRole') ?? 'anon'
    return { role, claimsJson: `{"role":"${role}"}` }
  }
  const { claims, json } = await keyring.verify(bearer)
  const role = typeof claims['role'] === 'string' ? claims['role'] : 'anon'
  return { role, claims, claimsJson: json }
}

/** Under which name a request's statements are counted: the person, else the address; for the secret key whom our own code says, or nobody. */
export function callerOf(
  c: Context<HttpEnvironment>,
  { role, claims }: Pick<Identity, 'role' | 'claims'>,
): string | undefined {
  if (role === 'service_role') return c.env?.caller
  const sub = claims?.['sub']
  return typeof sub === 'string' && sub !== '' ? sub : `address ${networkOf(c.get('address'))}`
}

export function bearerOf(c: Context<HttpEnvironment>): string | undefined {
  const header = c.req.header('authorization')
  const match = header === undefined ? null : /^bearer +(\S+) *$/i.exec(header)
  return match?.[1]
}
