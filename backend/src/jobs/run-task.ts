import type { Database, Transaction } from '../database/types.ts'
import type { PeriodicTask } from './periodic-task.ts'

export type TaskOutcome =
  | { state: 'ran'; report: unknown }
  /** Another process is running it. */
  | { state: 'busy' }
  /** It was done in this period already. */
  | { state: 'not due' }

/** The first half of the lock's key; the task's name gives the second. */
const JOBS_LOCK = 7_305_064

/**
 * Runs the task unless another process is running it or has run it in this period. Lock, work and record share one transaction: a task
 * that fails leaves no record and is due again. Periods are counted on the database's clock, which
 * all processes share.
 */
export function runTask(
  database: Database,
  task: PeriodicTask,
  evenIfDone = false,
): Promise<TaskOutcome> {
  return database.asOwner(async (tx) => {
    if (!(await takeLock(tx, task))) return { state: 'busy' }
    if (!evenIfDone && (await isDone(tx, task))) return { state: 'not due' }
    const report = await task.run(tx)
    await record(tx, task, report)
    return { state: 'ran', report }
  })
}

async function takeLock(tx: Transaction, { name }: PeriodicTask): Promise<boolean> {
  const { rows } = await tx.query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock($1, hashtext($2)) as taken',
    [JOBS_LOCK, name],
  )
  return rows[0]?.taken === true
}

async function isDone(tx: Transaction, { name, everyMs }: PeriodicTask): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from predio.job_runs where name = $1 and
       floor(extract(epoch from last_run_at) / $2::numeric) = floor(extract(epoch from now()) / $2::numeric)`,
    [name, everyMs / 1000],
  )
  return rowCount > 0
}

async function record(tx: Transaction, { name }: PeriodicTask, report: unknown): Promise<void> {
  await tx.query(
    `insert into predio.job_runs as job (name, last_run_at, report) values ($1, now(), $2)
     on conflict (name) do update
     set last_run_at = excluded.last_run_at, report = excluded.report, runs = job.runs + 1`,
    [name, JSON.stringify(report ?? null)],
  )
}
