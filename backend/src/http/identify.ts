import type { Context } from 'hono'
import type { HttpEnvironment } from './environment.ts'
import type { Keyring } from './keyring.ts'
import { networkOf } from './network-of.ts'

export interface Identity {
  role: string
  claims?: Record<string, unknown>
  claimsJson: string
  /** Returns the claims for one statement at the moment when it is sent, with what the server then knows of the session. */
  currentClaims: () => string
}

/**
 * Without a session the client sends its API key as the bearer. New-style keys are not tokens, so such a bearer is ignored and the key's
 * role counts. Throws TokenError for a bad token.
 */
export async function identify(c: Context<HttpEnvironment>, keyring: Keyring): Promise<Identity> {
  const bearer = bearerOf(c)
  if (bearer === undefined || bearer.startsWith('sb_')) {
    const role = c.get('keyRole') ?? 'anon'
    const claimsJson = `{"role":"${role}"}`
    return { role, claimsJson, currentClaims: () => claimsJson }
  }
  const { claims, json, currentJson = () => json } = await keyring.verify(bearer)
  const role = typeof claims['role'] === 'string' ? claims['role'] : 'anon'
  return { role, claims, claimsJson: json, currentClaims: currentJson }
}

/**
 * Limits count a request for the signed-in person, otherwise for the network address. With the secret key they count it for the caller that
 * our own code names, or for nobody.
 */
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
