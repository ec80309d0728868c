import { checkTarget } from '../../../../supabase/functions/_shared/network/check-target.ts'
import { isPublicAddress } from '../../../../supabase/functions/_shared/network/special-range-of.ts'
import type { Post } from '../../http/post.ts'
import { createPinnedFetch } from './pinned-fetch.ts'
import { resolvePublicNames } from './resolve-names.ts'
import { failureKindOf } from './to-outbound-error.ts'

/** Agents choose these addresses, so only public ones are allowed, whatever the operator allows for sites. */
export function postOutbound(
  send = createPinnedFetch({ resolve: resolvePublicNames(), isAllowed: isPublicAddress }),
): Post {
  return async (url, request) => {
    try {
      checkTarget(url, false)
      const answer = await send(url, request)
      answer.discard()
      return answer
    } catch (error) {
      const kind = failureKindOf(error)
      if (kind === undefined) throw error
      return { status: kind === 'blocked' ? 'blocked' : 'unreachable' }
    }
  }
}
