import type { Database, Transaction } from '../database/types.ts'
import type { PeriodicJob } from './periodic-job.ts'

export type JobOutcome =
  /** `recovered` means that the operator was told of an earlier failure, which is over now. */
  | { state: 'ran'; report: unknown; recovered: boolean }
  /** Another process is running the job. */
  | { state: 'busy' }
  /** The job has already run in this period. */
  | { state: 'not due' }

/** A job throws this if it must wait, for example for an operator's backup: it runs again soon, and nothing has failed. */
export class JobPostponed extends Error {
  override name = 'JobPostponed'
}

/** All jobs share the first half of the lock's key; the second half comes from the job's name. */
const JOBS_LOCK = 7_305_064

/**
 * The lock, the work and the record share one transaction, so a job that fails leaves no record and is due again. Periods are counted on
 * the database's clock, which all processes share.
 */
export async function runJob(
  database: Database,
  job: PeriodicJob,
  { evenIfDone = false, signal = new AbortController().signal } = {},
): Promise<JobOutcome> {
  try {
    return await database.asOwner(async (tx) => {
      if (!(await takeLock(tx, job))) return { state: 'busy' }
      if (!evenIfDone && (await isDone(tx, job))) return { state: 'not due' }
      const report = await job.run(tx, signal)
      return { state: 'ran', report, recovered: await record(tx, job, report) }
    })
  } catch (error) {
    if (error instanceof JobPostponed) return { state: 'busy' }
    throw error
  }
}

async function takeLock(tx: Transaction, { name }: PeriodicJob): Promise<boolean> {
  const { rows } = await tx.query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock($1, hashtext($2)) as taken',
    [JOBS_LOCK, name],
  )
  return rows[0]?.taken === true
}

async function isDone(
  tx: Transaction,
  { name, everyMs, beginsAtMs = 0 }: PeriodicJob,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from predio.job_runs where name = $1 and
       floor((extract(epoch from last_run_at) - $3::numeric) / $2::numeric) = floor((extract(epoch from now()) - $3::numeric) / $2::numeric)`,
    [name, everyMs / 1000, beginsAtMs / 1000],
  )
  return rowCount > 0
}

async function record(tx: Transaction, { name }: PeriodicJob, report: unknown): Promise<boolean> {
  await tx.query(
    `insert into predio.job_runs as job (name, last_run_at, report) values ($1, now(), $2)
     on conflict (name) do update
     set last_run_at = excluded.last_run_at, report = excluded.report, runs = job.runs + 1`,
    [name, JSON.stringify(report ?? null)],
  )
  const { rows } = await tx.query<{ is_announced: boolean }>(
    'delete from predio.job_failures where name = $1 returning is_announced',
    [name],
  )
  return rows[0]?.is_announced === true
}
