import type { Keyring } from '../../http/keyring.ts'
import { TokenError } from '../../http/verify-token.ts'
import { missingClaims, tokenExpired, tokenRefused, unknownRole } from '../errors.ts'
import type { Connection } from '../socket/connection.ts'
import type { Person } from '../channel/person.ts'

/** A token may name only these roles, even if the database would grant others. */
const ROLES: ReadonlySet<string> = new Set(['anon', 'authenticated', 'service_role'])

/** Without a token the API key's own role counts. Throws RealtimeError. */
export async function identifyPerson(
  keyring: Keyring,
  { keyRole, address }: Pick<Connection, 'keyRole' | 'address'>,
  token: string | undefined,
): Promise<Person> {
  if (token === undefined || token.startsWith('sb_')) {
    const claims = JSON.stringify({ role: keyRole })
    const nobody = { subject: undefined, sessionId: undefined, expiresAt: undefined }
    return personOf({ role: keyRole, claims, ...nobody }, address)
  }
  const { claims, json } = await verify(keyring, token)
  const { role, exp, sub, session_id: session } = claims
  if (typeof role !== 'string' || typeof exp !== 'number') throw missingClaims()
  if (!ROLES.has(role)) throw unknownRole()
  // A socket uses its token for a long time, so the expiry is checked more strictly than for a request.
  if (exp * 1000 <= Date.now()) throw tokenExpired()
  const subject = typeof sub === 'string' && sub !== '' ? sub : undefined
  const sessionId = typeof session === 'string' ? session : undefined
  return personOf({ role, claims: json, subject, sessionId, expiresAt: exp }, address)
}

function personOf(known: Omit<Person, 'key' | 'caller'>, address: string): Person {
  const { role, claims, subject } = known
  const caller = role === 'service_role' ? undefined : (subject ?? `address ${address}`)
  return { ...known, caller, key: [caller ?? '', role, claims].join('\n') }
}

async function verify(keyring: Keyring, token: string) {
  try {
    return await keyring.verify(token)
  } catch (error) {
    throw error instanceof TokenError ? tokenRefused(error.problem) : error
  }
}
