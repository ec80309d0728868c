import { countTries, SECONDS_LEFT, type TryCount } from '../database/count-tries.ts'
import type { Transaction } from '../database/types.ts'
import { networkOf } from '../http/network-of.ts'
import { overMailLimit, overRequestLimit, type AuthError } from './errors.ts'
import type { Limit } from './limits.ts'

export interface Counter {
  limit: Limit
  subject: string
}

export interface Limiter {
  spend(tx: Transaction, ...counters: Counter[]): Promise<void>
  count(tx: Transaction, counter: Counter): Promise<number>
  check(tx: Transaction, ...counters: Counter[]): Promise<void>
  note(tx: Transaction, counter: Counter): Promise<void>
  forget(tx: Transaction, ...counters: Counter[]): Promise<void>
  clear(tx: Transaction, counter: Counter): Promise<void>
}

const CHECK = `
  select key, count, ${SECONDS_LEFT} from predio.rate_limits
  where key = any($1) and window_ends_at > now()`

const CLEAR = `
  delete from predio.rate_limits where key = $1
  returning key, case when window_ends_at > now() then count else 0 end as count, ${SECONDS_LEFT}`

/** Rows are locked in the order in which they are counted (count-tries.ts), which prevents deadlocks. */
const FORGET = `
  with locked as (select key from predio.rate_limits where key = any($1) order by key for update)
  delete from predio.rate_limits as l using locked where l.key = locked.key`

export function createLimiter(config: { addressLimits: boolean }): Limiter {
  const inForce = ({ limit }: Counter) => limit.per !== 'address' || config.addressLimits
  return {
    async spend(tx, ...counters) {
      const counted = counters.filter(inForce)
      if (counted.length === 0) return
      const tries = counted.map((counter) => ({
        key: keyOf(counter),
        seconds: counter.limit.seconds,
      }))
      refuse(await countTries(tx, tries), counted, (count, max) => count > max)
    },
    async count(tx, counter) {
      const { rows } = await tx.query<TryCount>(CHECK, [[keyOf(counter)]])
      return rows[0]?.count ?? 0
    },
    async check(tx, ...counters) {
      const checked = counters.filter(inForce)
      if (checked.length === 0) return
      const { rows } = await tx.query<TryCount>(CHECK, [checked.map(keyOf)])
      refuse(rows, checked, (count, max) => count >= max)
    },
    async note(tx, counter) {
      await countTries(tx, [{ key: keyOf(counter), seconds: counter.limit.seconds }])
    },
    async forget(tx, ...counters) {
      await tx.query(FORGET, [counters.map(keyOf)])
    },
    async clear(tx, counter) {
      const { rows } = await tx.query<TryCount>(CLEAR, [keyOf(counter)])
      refuse(rows, [counter], (count, max) => count >= max)
    },
  }
}

function refuse(
  rows: TryCount[],
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
  const counted = limit.per === 'address' ? networkOf(subject) : subject
  return `${limit.name}:${limit.per}:${counted.slice(0, 255)}`
}
