import type { Keyring } from '../../http/keyring.ts'
import { TokenError } from '../../http/verify-token.ts'
import { missingClaims, tokenExpired, tokenRefused } from '../errors.ts'
import type { Person } from './person.ts'

/** No token, or an API key in its place: the key's own role counts. Throws RealtimeError. */
export async function identifyPerson(
  keyring: Keyring,
  keyRole: string,
  token: string | undefined,
): Promise<Person> {
  if (token === undefined || token.startsWith('sb_')) return bareRole(keyRole)
  const { claims, json } = await verify(keyring, token)
  const { role, exp, sub } = claims
  if (typeof role !== 'string' || typeof exp !== 'number') throw missingClaims()
  // Stricter than for a request, which is over in a moment: here the token is kept.
  if (exp * 1000 <= Date.now()) throw tokenExpired()
  return {
    key: `${role}\n${json}`,
    role,
    claims: json,
    subject: typeof sub === 'string' ? sub : undefined,
    expiresAt: exp,
  }
}

function bareRole(role: string): Person {
  const claims = JSON.stringify({ role })
  return { key: `${role}\n${claims}`, role, claims, subject: undefined, expiresAt: undefined }
}

async function verify(keyring: Keyring, token: string) {
  try {
    return await keyring.verify(token)
  } catch (error) {
    throw error instanceof TokenError ? tokenRefused(error.problem) : error
  }
}
