import type { FunctionContext } from '../_shared/context.ts'
import { updateRows } from '../_shared/rest.ts'
import { announceOpening } from './announce-opening.ts'
import { findShare, type Share } from './find-share.ts'

/** In each round at least one request succeeds, so this many simultaneous openings can be counted. */
const MAX_ROUNDS = 200

/**
 * Counts one view (DOC-59). REST has no `views + 1`, so the update is conditional on the number that
 * was read: a concurrent request changes no row, reads the share again and retries. The second read
 * also notices a revocation in between.
 */
export async function countView(
  context: FunctionContext,
  tokenHash: string,
  found: Share,
): Promise<void> {
  let share = found
  for (let round = 0; round < MAX_ROUNDS; round++) {
    // Announced before the count and idempotent: an interruption in between loses neither.
    if (share.views === 0) await announceOpening(context, share)
    const counted = await updateRows(
      context,
      'document_shares',
      { id: `eq.${share.id}`, views: `eq.${share.views}`, revoked_at: 'is.null' },
      { views: share.views + 1, last_viewed_at: context.now().toISOString() },
    )
    if (counted > 0) return
    share = await findShare(context, tokenHash)
  }
  throw new Error('a view could not be counted: too many at once')
}
