import { isUuid } from '@predio/domain/text'
import type { Database } from '../database/types.ts'
import { BoundedMap } from './bounded-map.ts'
import type { Keyring } from './keyring.ts'
import { withPassedSecondFactor } from './second-factor-claim.ts'
import { TokenError } from './verify-token.ts'

const SEEN_FOR_MS = 5_000
const MAX_REMEMBERED = 10_000

/** On this channel the server's processes notify each other that an account has got a second factor. */
export const SECOND_FACTOR_CHANNEL = 'predio_second_factor'

interface OpenSession {
  owner: string
  /** The account has a second factor, so a session at `aal1` must still verify that factor. */
  hasFactor: boolean
}

interface Seen {
  /** The session is undefined if it has ended. */
  session: Promise<OpenSession | undefined>
  until: number
}

/**
 * Checks that a token's session still exists and belongs to the token's account, and that the account is not disabled. Sign-out, a changed
 * password and a deleted account end sessions at once, while a signature alone would be believed until the token expires.
 */
export function withOpenSessions(signatures: Keyring, database: Database): Keyring {
  const keyring = withSessions(signatures)
  const seen = new BoundedMap<string, Seen>(MAX_REMEMBERED)
  const reader = new SessionReader(database)

  function look(id: string): Seen {
    // The monotonic clock is used, so that setting the wall clock back does not keep an ended session open.
    const now = performance.now()
    const known = seen.get(id)
    if (known && known.until > now) return known
    const asked: Seen = { session: reader.find(id), until: now + SEEN_FOR_MS }
    seen.set(id, asked)
    // A failed lookup is not cached.
    asked.session.catch(() => seen.delete(id))
    return asked
  }

  /** A statement may have waited since the session was read, and the account may have got a second factor meanwhile. */
  function isCurrent(id: string, answer: Seen): boolean {
    return seen.get(id) === answer && answer.until > performance.now()
  }

  return {
    ...keyring,
    async verify(token) {
      const verified = await keyring.verify(token)
      const { sub, session_id: id, aal } = verified.claims
      if (typeof id !== 'string') return verified
      const answer = look(id)
      const session = await answer.session
      // A signed address of a file names only its session. A person's token is valid for their own session only.
      const isOwn = sub === undefined || sub === session?.owner
      if (session === undefined || !isOwn) throw new TokenError('session-ended')
      if (session.hasFactor && aal !== 'aal2') return verified
      const { json } = verified
      const currentJson = () => (isCurrent(id, answer) ? withPassedSecondFactor(json) : json)
      return { ...verified, currentJson }
    },
    forgetSessions: () => seen.clear(),
  }
}

/** A person's token needs an open session, unless somebody to whom the operator gave JWT_SECRET signed it (ACC-63). */
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
  sessions: Promise<ReadonlyMap<string, OpenSession>>
}

/** Lookups that arrive while a statement runs share the next statement, so that many people cost few statements. */
class SessionReader {
  readonly #database: Database
  #underWay: Promise<unknown> = Promise.resolve()
  #next: Question | undefined

  constructor(database: Database) {
    this.#database = database
  }

  async find(id: string): Promise<OpenSession | undefined> {
    this.#next ??= this.#prepareQuestion()
    const { ids, sessions } = this.#next
    ids.add(id)
    return (await sessions).get(id)
  }

  #prepareQuestion(): Question {
    const ids = new Set<string>()
    const sessions = this.#underWay.then(() => {
      this.#next = undefined
      return findOpenSessions(this.#database, ids)
    })
    this.#underWay = sessions.catch(() => undefined)
    return { ids, sessions }
  }
}

const IS_OPEN = `coalesce(s.not_after > now(), true) and exists (
  select from auth.users u where u.id = s.user_id and coalesce(u.banned_until <= now(), true))`

export async function findOpenSessions(
  database: Database,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, OpenSession>> {
  const possible = [...ids].filter((id) => isUuid(id))
  if (possible.length === 0) return new Map()
  const rows = await database.readReserved<OpenSession & { id: string }>(
    `select given as id, s.user_id as owner, exists (
       select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified') as "hasFactor"
     from unnest($1::text[]) as given
     join auth.sessions s on s.id = given::uuid and ${IS_OPEN}`,
    [possible],
  )
  return new Map(rows.map(({ id, ...session }) => [id, session]))
}
