import { setTimeout as pause } from 'node:timers/promises'
import type { Database, DatabaseUsage } from '../database/types.ts'
import type { Family } from './family.ts'
import { gauge, singleSample } from './make-family.ts'

export interface DatabaseFacts {
  running: number
  longestSeconds: number
  /** All processes on one database share these times, in seconds since 1970. */
  succeededAt: ReadonlyMap<string, number>
}

const TIMEOUT_MS = 3_000

const ASK = `select
  (select count(*)::int from pg_stat_activity
   where datname = current_database() and state = 'active' and pid <> pg_backend_pid()) as running,
  (select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float8 from pg_stat_activity
   where datname = current_database() and state = 'active' and pid <> pg_backend_pid()) as "longestSeconds",
  (select coalesce(json_object_agg(name, extract(epoch from last_run_at)), '{}') from predio.job_runs) as jobs`

export async function askDatabase(database: Database): Promise<DatabaseFacts | undefined> {
  const answered = new AbortController()
  const { signal } = answered
  const limit = pause(TIMEOUT_MS, undefined, { signal }).catch(() => undefined)
  const told = await Promise.race([ask(database), limit])
  answered.abort()
  return told
}

async function ask(database: Database): Promise<DatabaseFacts | undefined> {
  try {
    const { rows } = await database.asOwner((tx) =>
      tx.query<Omit<DatabaseFacts, 'succeededAt'> & { jobs: Record<string, number> }>(ASK),
    )
    const [row] = rows
    return row && { ...row, succeededAt: new Map(Object.entries(row.jobs)) }
  } catch {
    return undefined
  }
}

export function databaseFamilies(usage: DatabaseUsage, told: DatabaseFacts | undefined): Family[] {
  const { pools, waitingForCaller } = usage
  return [
    gauge(
      'predio_database_up',
      'Whether the database answered this scrape.',
      singleSample(told ? 1 : 0),
    ),
    gauge(
      'predio_database_connections',
      'Open connections by pool: those of requests, and those of the server itself.',
      pools.flatMap(({ pool, used, idle }) => [
        { labels: { pool, state: 'used' }, value: used },
        { labels: { pool, state: 'idle' }, value: idle },
      ]),
    ),
    gauge(
      'predio_database_connections_max',
      'How many connections a pool may open.',
      pools.map(({ pool, max }) => ({ labels: { pool }, value: max })),
    ),
    gauge(
      'predio_database_connections_waiting',
      'Statements that wait for a connection.',
      pools.map(({ pool, waiting }) => ({ labels: { pool }, value: waiting })),
    ),
    gauge(
      'predio_database_callers_waiting',
      'Statements that wait because one person runs as many as one may.',
      singleSample(waitingForCaller),
    ),
    gauge(
      'predio_database_running_statements',
      'Statements that run in the database, of all processes.',
      singleSample(told?.running),
    ),
    gauge(
      'predio_database_longest_statement_seconds',
      'How long the oldest of them has run.',
      singleSample(told?.longestSeconds),
    ),
  ]
}
