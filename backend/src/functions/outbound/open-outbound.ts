import { isPublicAddress } from '../../../../supabase/functions/_shared/network/special-range-of.ts'
import type { OutboundFetch } from '../../../../supabase/functions/_shared/network/outbound.ts'
import { createPinnedFetch } from './pinned-fetch.ts'
import { resolveLikeSystem, resolvePublicNames, type Resolve } from './resolve-names.ts'

/** Functions reach public addresses only, unless the operator allows private ones. */
export function openOutbound(
  allowPrivate: boolean,
  resolve: Resolve = allowPrivate ? resolveLikeSystem : resolvePublicNames(),
): OutboundFetch {
  return createPinnedFetch({ resolve, isAllowed: allowPrivate ? () => true : isPublicAddress })
}
