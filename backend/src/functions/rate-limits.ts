import type { FunctionContext } from '../../../supabase/functions/_shared/context.ts'
import type { Database } from '../database/types.ts'

const SPEND = `
  insert into predio.rate_limits as l (key, window_starts_at, window_ends_at, count)
  values ($1, now(), now() + make_interval(secs => $2), 1)
  on conflict (key) do update set
    count = case when l.window_ends_at <= now() then 1 else l.count + 1 end,
    window_starts_at = case when l.window_ends_at <= now() then now() else l.window_starts_at end,
    window_ends_at = case when l.window_ends_at <= now() then excluded.window_ends_at else l.window_ends_at end
  returning count, greatest(1, ceil(extract(epoch from window_ends_at - now())))::int as seconds_left`

interface CounterRow {
  count: number
  seconds_left: number
}

/** Counters in the database, so that several processes share them. */
export function createRateLimits(
  database: Database,
  addressLimits: boolean,
): FunctionContext['spend'] {
  return async (limit, subject) => {
    if (limit.per === 'address' && !addressLimits) return 0
    const key = `function:${limit.name}:${limit.per}:${subject.slice(0, 255)}`
    const { rows } = await database.asOwner((tx) =>
      tx.query<CounterRow>(SPEND, [key, limit.seconds]),
    )
    const [row] = rows
    return row && row.count > limit.max ? row.seconds_left : 0
  }
}
