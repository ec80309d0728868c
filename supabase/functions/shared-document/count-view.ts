import type { FunctionContext } from '../_shared/context.ts'
import { updateRows } from '../_shared/rest.ts'
import { announceOpening } from './announce-opening.ts'
import { findShare, type Share } from './find-share.ts'

/** Each round at least one opening is counted, so this many at once are. */
const MAX_ROUNDS = 200

/**
 * Counts one view. REST has no `views + 1`, so the number seen is part of the condition: whoever
 * comes second changes no row, looks again and tries with the new number. Looking again also finds
 * a revocation that happened meanwhile.
 */
export async function countView(
  context: FunctionContext,
  tokenHash: string,
  found: Share,
): Promise<void> {
  let share = found
  for (let round = 0; round < MAX_ROUNDS; round++) {
    // Before the count and repeatable: an interruption in between loses neither.
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
