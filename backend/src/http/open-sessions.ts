import type { Database } from '../database/types.ts'
import { BoundedMap } from './bounded-map.ts'
import type { Keyring } from './keyring.ts'
import { TokenError } from './verify-token.ts'

/** For how long a session that was seen counts as open: so long a token outlives sign-out at most. */
const SEEN_FOR_MS = 5_000
const MAX_REMEMBERED = 10_000

interface Seen {
  isOpen: Promise<boolean>
  until: number
}

/**
 * A keyring that also asks whether a token's session still exists and its account is not disabled. Sign-out, a changed password and a
 * deleted account end sessions at once; a signature alone would go on being believed until the token expires.
 */
export function withOpenSessions(signatures: Keyring, database: Database): Keyring {
  const keyring = withSessions(signatures)
  const seen = new BoundedMap<string, Seen>(MAX_REMEMBERED)
  const reader = new SessionReader(database)

  function isOpen(id: string): Promise<boolean> {
    // By the clock that never jumps, or a session that ended could count as open for as long as the other was set back.
    const now = performance.now()
    const known = seen.get(id)
    if (known && known.until > now) return known.isOpen
    const asked = reader.isOpen(id)
    seen.set(id, { isOpen: asked, until: now + SEEN_FOR_MS })
    // What could not be asked is not remembered.
    asked.catch(() => seen.delete(id))
    return asked
  }

  return {
    ...keyring,
    async verify(token) {
      const verified = await keyring.verify(token)
      const id = verified.claims['session_id']
      if (typeof id === 'string' && !(await isOpen(id))) throw new TokenError('session-ended')
      return verified
    },
  }
}

/** A person's token belongs to a session, unless somebody signed it to whom the operator gave JWT_SECRET for that (ACC-63). */
export function withSessions(keyring: Keyring): Keyring {
  return {
    ...keyring,
    async verify(token) {
      const verified = await keyring.verify(token)
      const { role, session_id: id } = verified.claims
      if (role === 'authenticated' && typeof id !== 'string' && !verified.isShared) {
        throw new TokenError('no-session')
      }
      return verified
    },
  }
}

interface Question {
  ids: Set<string>
  open: Promise<ReadonlySet<string>>
}

/**
 * Asks for sessions one question at a time: what is wanted while one is under way goes together with the next, so that many people
 * at once cost few statements.
 */
class SessionReader {
  readonly #database: Database
  #underWay: Promise<unknown> = Promise.resolve()
  #next: Question | undefined

  constructor(database: Database) {
    this.#database = database
  }

  async isOpen(id: string): Promise<boolean> {
    this.#next ??= this.#prepareQuestion()
    const { ids, open } = this.#next
    ids.add(id)
    return (await open).has(id)
  }

  #prepareQuestion(): Question {
    const ids = new Set<string>()
    const open = this.#underWay.then(() => {
      this.#next = undefined
      return findOpenSessions(this.#database, ids)
    })
    this.#underWay = open.catch(() => undefined)
    return { ids, open }
  }
}

/** A session that has not ended, of an account that is not disabled. */
const IS_OPEN = `coalesce(s.not_after > now(), true) and exists (
  select from auth.users u where u.id = s.user_id and coalesce(u.banned_until <= now(), true))`

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Those of the sessions that are still open. */
export async function findOpenSessions(
  database: Database,
  ids: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const possible = [...ids].filter((id) => UUID.test(id))
  if (possible.length === 0) return new Set()
  const rows = await database.readReserved<{ id: string }>(
    `select given as id from unnest($1::text[]) as given
     join auth.sessions s on s.id = given::uuid and ${IS_OPEN}`,
    [possible],
  )
  return new Set(rows.map(({ id }) => id))
}
