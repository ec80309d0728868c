import { isUuid } from '@predio/domain/text'
import type { Database } from '../database/types.ts'
import { BoundedMap } from './bounded-map.ts'
import type { Keyring } from './keyring.ts'
import { TokenError } from './verify-token.ts'

/** For how long a session that was seen counts as open: so long a token outlives sign-out at most. */
const SEEN_FOR_MS = 5_000
const MAX_REMEMBERED = 10_000

/** Whose an open session is; undefined for one that has ended. */
type Owner = string | undefined

interface Seen {
  owner: Promise<Owner>
  until: number
}

/**
 * A keyring that also asks whether a token's session still exists and belongs to its account, which is not disabled. Sign-out, a changed
 * password and a deleted account end sessions at once; a signature alone would go on being believed until the token expires.
 */
export function withOpenSessions(signatures: Keyring, database: Database): Keyring {
  const keyring = withSessions(signatures)
  const seen = new BoundedMap<string, Seen>(MAX_REMEMBERED)
  const reader = new SessionReader(database)

  function ownerOf(id: string): Promise<Owner> {
    // By the clock that never jumps, or a session that ended could count as open for as long as the other was set back.
    const now = performance.now()
    const known = seen.get(id)
    if (known && known.until > now) return known.owner
    const asked = reader.ownerOf(id)
    seen.set(id, { owner: asked, until: now + SEEN_FOR_MS })
    // What could not be asked is not remembered.
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
      // The signed address of a file names its session alone; a person's token is good for their own session only.
      const isOwn = sub === undefined || sub === owner
      if (owner === undefined || !isOwn) throw new TokenError('session-ended')
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
  owners: Promise<ReadonlyMap<string, string>>
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

/** A session that has not ended, of an account that is not disabled. */
const IS_OPEN = `coalesce(s.not_after > now(), true) and exists (
  select from auth.users u where u.id = s.user_id and coalesce(u.banned_until <= now(), true))`

/** Of these sessions, the ones that are still open, each with the account that it belongs to. */
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
