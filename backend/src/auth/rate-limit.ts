import type { Transaction } from '../database/types.ts'
import { overMailLimit, overRequestLimit, type AuthError } from './errors.ts'
import type { Limit } from './limits.ts'

export interface Counter {
  limit: Limit
  /** The address, e-mail or id that is counted. */
  subject: string
}

/** Counters live in the database, so that several processes share them. */
export interface Limiter {
  /** Counts one more try; throws when that is one too many. */
  spend(tx: Transaction, ...counters: Counter[]): Promise<void>
  /** Throws when nothing is left, without counting. */
  check(tx: Transaction, ...counters: Counter[]): Promise<void>
  /** Forgets past tries; throws instead when the limit was reached meanwhile. */
  clear(tx: Transaction, counter: Counter): Promise<void>
}

interface CounterRow {
  key: string
  count: number
  seconds_left: number
}

const SECONDS_LEFT = `greatest(1, ceil(extract(epoch from window_ends_at - now())))::int as seconds_left`

// Sorted, so that two requests never wait for each other's counters in a circle.
const SPEND = `
  insert into predio.rate_limits as l (key, window_starts_at, window_ends_at, count)
  select c.key, now(), now() + make_interval(secs => c.seconds), 1
  from unnest($1::text[], $2::int[]) as c (key, seconds) order by c.key
  on conflict (key) do update set
    count = case when l.window_ends_at <= now() then 1 else l.count + 1 end,
    window_starts_at = case when l.window_ends_at <= now() then now() else l.window_starts_at end,
    window_ends_at = case when l.window_ends_at <= now() then excluded.window_ends_at else l.window_ends_at end
  returning key, count, ${SECONDS_LEFT}`

const CHECK = `
  select key, count, ${SECONDS_LEFT} from predio.rate_limits
  where key = any($1) and window_ends_at > now()`

const CLEAR = `
  delete from predio.rate_limits where key = $1
  returning key, case when window_ends_at > now() then count else 0 end as count, ${SECONDS_LEFT}`

export function createLimiter(config: { addressLimits: boolean }): Limiter {
  const inForce = ({ limit }: Counter) => limit.per !== 'address' || config.addressLimits
  return {
    async spend(tx, ...counters) {
      const counted = counters.filter(inForce)
      if (counted.length === 0) return
      const seconds = counted.map(({ limit }) => limit.seconds)
      const { rows } = await tx.query<CounterRow>(SPEND, [counted.map(keyOf), seconds])
      refuse(rows, counted, (count, max) => count > max)
    },
    async check(tx, ...counters) {
      const checked = counters.filter(inForce)
      if (checked.length === 0) return
      const { rows } = await tx.query<CounterRow>(CHECK, [checked.map(keyOf)])
      refuse(rows, checked, (count, max) => count >= max)
    },
    async clear(tx, counter) {
      const { rows } = await tx.query<CounterRow>(CLEAR, [keyOf(counter)])
      refuse(rows, [counter], (count, max) => count >= max)
    },
  }
}

function refuse(
  rows: CounterRow[],
  counters: Counter[],
  isOver: (count: number, max: number) => boolean,
): void {
  for (const counter of counters) {
    const row = rows.find(({ key }) => key === keyOf(counter))
    if (row && isOver(row.count, counter.limit.max)) throw exceeded(counter.limit, row.seconds_left)
  }
}

function exceeded(limit: Limit, secondsLeft: number): AuthError {
  return limit.mail ? overMailLimit(secondsLeft) : overRequestLimit(secondsLeft)
}

function keyOf({ limit, subject }: Counter): string {
  return `${limit.name}:${limit.per}:${subject.slice(0, 255)}`
}
