import type { Transaction } from './types.ts'

export interface TryCount {
  key: string
  count: number
  seconds_left: number
}

export const SECONDS_LEFT = `greatest(1, ceil(extract(epoch from window_ends_at - now())))::int as seconds_left`

const COUNT = `
  insert into predio.rate_limits as l (key, window_starts_at, window_ends_at, count)
  select c.key, now(), now() + make_interval(secs => c.seconds), 1
  from unnest($1::text[], $2::int[]) as c (key, seconds) order by c.key
  on conflict (key) do update set
    count = case when l.window_ends_at <= now() then 1 else l.count + 1 end,
    window_starts_at = case when l.window_ends_at <= now() then now() else l.window_starts_at end,
    window_ends_at = case when l.window_ends_at <= now() then excluded.window_ends_at else l.window_ends_at end
  returning key, count, ${SECONDS_LEFT}`

export async function countTries(
  tx: Transaction,
  tries: readonly { key: string; seconds: number }[],
): Promise<TryCount[]> {
  const { rows } = await tx.query<TryCount>(COUNT, [
    tries.map(({ key }) => key),
    tries.map(({ seconds }) => seconds),
  ])
  return rows
}
