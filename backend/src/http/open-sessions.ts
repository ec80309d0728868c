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
 * A keyring that also asks whether a token's session still exists. Sign-out, a changed password and a deleted account end
 * sessions at once; a signature alone would go on being believed until the token expires.
 */
export function withOpenSessions(keyring: Keyring, database: Database): Keyring {
  const seen = new BoundedMap<string, Seen>(MAX_REMEMBERED)

  function isOpen(id: string): Promise<boolean> {
    const now = Date.now()
    const known = seen.get(id)
    if (known && known.until > now) return known.isOpen
    const asked = exists(database, id)
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
      // Tokens that others signed with a key of ours belong to no session.
      if (typeof id === 'string' && !(await isOpen(id))) throw new TokenError('session-ended')
      return verified
    },
  }
}

async function exists(database: Database, id: string): Promise<boolean> {
  return database.asOwner(async (tx) => {
    const { rowCount } = await tx.query(
      `select from auth.sessions where id::text = $1 and coalesce(not_after > now(), true)`,
      [id],
    )
    return rowCount > 0
  })
}
