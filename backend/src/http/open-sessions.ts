import { isUuid } from '@predio/domain/text'
import type { Database } from '../database/types.ts'
import { BoundedMap } from './bounded-map.ts'
import type { Keyring } from './keyring.ts'
import { TokenError } from './verify-token.ts'

const SEEN_FOR_MS = 5_000
const MAX_REMEMBERED = 10_000

/** The owner is undefined for a session that has ended. */
type Owner = string | undefined

interface Seen {
  owner: Promise<Owner>
  until: number
}

/**
 * Checks that a token's session still exists and belongs to its account, which is not disabled. Sign-out, a changed password and a deleted
 * account end sessions at once; a signature alone would be believed until the token expires.
 */
export function withOpenSessions(signatures: Keyring, database: Database): Keyring {
  const keyring = withSessions(signatures)
  const seen = new BoundedMap<string, Seen>(MAX_REMEMBERED)
  const reader = new SessionReader(database)

  function ownerOf(id: string): Promise<Owner> {
    // The monotonic clock is used, so that setting the wall clock back does not keep an ended session open.
    const now = performance.now()
    const known = seen.get(id)
    if (known && known.until > now) return known.owner
    const asked = reader.ownerOf(id)
    seen.set(id, { owner: asked, until: now + SEEN_FOR_MS })
    // A failed lookup is not cached.
    asked.catch(() => seen.delete(id))
    return asked
  }

  return {
    ...keyring,
    async verify(token) {
      const verified = await keyring.verify(token)
      const { sub, session_id: id } = verified.claims
      if (typeof id !== 'string') return verified
      const owner = await ownerOf(id)
      // A file's signed address names only its session; a person's token is valid for their own session only.
      const isOwn = sub === undefined || sub === owner
      if (owner === undefined || !isOwn) throw new TokenError('session-ended')
      return verified
    },
  }
}

/** A person's token needs a session, unless it was signed with JWT_SECRET by somebody to whom the operator gave it (ACC-63). */
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
  owners: Promise<ReadonlyMap<string, string>>
}

/** Lookups that arrive while one is running share the next one, so that many people cost few statements. */
class SessionReader {
  readonly #database: Database
  #underWay: Promise<unknown> = Promise.resolve()
  #next: Question | undefined

  constructor(database: Database) {
    this.#database = database
  }

  async ownerOf(id: string): Promise<Owner> {
    this.#next ??= this.#prepareQuestion()
    const { ids, owners } = this.#next
    ids.add(id)
    return (await owners).get(id)
  }

  #prepareQuestion(): Question {
    const ids = new Set<string>()
    const owners = this.#underWay.then(() => {
      this.#next = undefined
      return findOpenSessions(this.#database, ids)
    })
    this.#underWay = owners.catch(() => undefined)
    return { ids, owners }
  }
}

const IS_OPEN = `coalesce(s.not_after > now(), true) and exists (
  select from auth.users u where u.id = s.user_id and coalesce(u.banned_until <= now(), true))`

export async function findOpenSessions(
  database: Database,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const possible = [...ids].filter((id) => isUuid(id))
  if (possible.length === 0) return new Map()
  const rows = await database.readReserved<{ id: string; owner: string }>(
    `select given as id, s.user_id as owner from unnest($1::text[]) as given
     join auth.sessions s on s.id = given::uuid and ${IS_OPEN}`,
    [possible],
  )
  return new Map(rows.map(({ id, owner }) => [id, owner]))
}
