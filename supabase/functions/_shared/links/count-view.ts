import type { FunctionContext } from '../context.ts'
import { updateRows } from '../rest.ts'
import { findLink, type Link, type LinkPlace } from './find-link.ts'

/** In each round at least one request succeeds, so this many simultaneous openings can be counted. */
const MAX_ROUNDS = 200

/**
 * Counts one view (DOC-59). REST has no `views + 1`, so the update is conditional on the number that
 * was read: a concurrent request changes no row, reads the link again and retries. The second read
 * also notices a revocation in between.
 */
export async function countView<T extends Link>(
  context: FunctionContext,
  place: LinkPlace,
  found: T,
  announceFirst: (link: T) => Promise<void>,
): Promise<void> {
  let link = found
  for (let round = 0; round < MAX_ROUNDS; round++) {
    // Announced before the count and idempotent: an interruption in between loses neither.
    if (link.views === 0) await announceFirst(link)
    const counted = await updateRows(
      context,
      place.table,
      { id: `eq.${link.id}`, views: `eq.${link.views}`, revoked_at: 'is.null' },
      { views: link.views + 1, last_viewed_at: context.now().toISOString() },
    )
    if (counted > 0) return
    link = await findLink<T>(context, place)
  }
  throw new Error('a view could not be counted: too many at once')
}
