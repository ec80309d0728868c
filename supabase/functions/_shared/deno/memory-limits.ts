import type { Limit } from '../context.ts'

const MAX_COUNTERS = 10_000

/**
 * Supabase may run several isolates of a function and stop them at any time, so these counters slow abuse down without being exact. Our
 * server counts in the database.
 */
export function createMemoryLimits(now: () => number) {
  const counters = new Map<string, { count: number; endsAt: number }>()
  return function spend(limit: Limit, subject: string): number {
    const key = `${limit.name}:${subject}`
    const time = now()
    let counter = counters.get(key)
    if (!counter || counter.endsAt <= time) {
      if (counters.size >= MAX_COUNTERS) counters.clear()
      counter = { count: 0, endsAt: time + limit.seconds * 1000 }
      counters.set(key, counter)
    }
    counter.count++
    return counter.count > limit.max ? Math.max(1, Math.ceil((counter.endsAt - time) / 1000)) : 0
  }
}
