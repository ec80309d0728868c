import type { FunctionContext } from '../../../supabase/functions/_shared/context.ts'
import { countTries } from '../database/count-tries.ts'
import { networkOf } from '../http/network-of.ts'
import type { Database } from '../database/types.ts'

export function createRateLimits(
  database: Database,
  addressLimits: boolean,
): FunctionContext['spend'] {
  return async (limit, subject) => {
    if (limit.per === 'address' && !addressLimits) return 0
    const counted = limit.per === 'address' ? networkOf(subject) : subject
    const key = `function:${limit.name}:${limit.per}:${counted.slice(0, 255)}`
    const [tries] = await database.asOwner((tx) =>
      countTries(tx, [{ key, seconds: limit.seconds }]),
    )
    return tries && tries.count > limit.max ? tries.seconds_left : 0
  }
}
