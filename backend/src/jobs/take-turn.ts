import type { Services } from '../http/services.ts'
import type { PeriodicJob } from './periodic-job.ts'
import { runJob, type JobOutcome } from './run-job.ts'

export type TurnServices = Pick<Services, 'database' | 'log'>
export type TurnState = JobOutcome['state'] | 'failed' | 'stopped'

/** Logs and records the outcome, and never throws. */
export async function takeTurn(
  services: TurnServices,
  job: PeriodicJob,
  signal: AbortSignal,
): Promise<TurnState> {
  const { database, log } = services
  try {
    const outcome = await runJob(database, job, { signal })
    if (outcome.state !== 'ran') return outcome.state
    // A run without a report found nothing to do. Such runs may happen every minute, so they are logged for debugging only.
    const level = outcome.report !== undefined ? 'info' : 'debug'
    log[level]({ job: job.name, report: outcome.report }, 'periodic job done')
    if (outcome.recovered) await announceRecovery(services, job)
    return 'ran'
  } catch (error) {
    if (signal.aborted && (error as Error).name === 'AbortError') {
      log.info({ job: job.name }, 'a periodic job was stopped with the server; it is still due')
      return 'stopped'
    }
    log.error({ err: error, job: job.name }, 'a periodic job failed; it will be tried again')
    await keepFailure(services, job, error)
    return 'failed'
  }
}

/** The failure is stored until the job succeeds. Of several failures only the first is announced (OPS-57). */
async function keepFailure(
  { database, log }: TurnServices,
  { name, announce }: PeriodicJob,
  error: unknown,
): Promise<void> {
  try {
    const { rows } = await database.asOwner((tx) =>
      tx.query<{ is_announced: boolean }>(
        `insert into predio.job_failures as job (name, message) values ($1, $2)
         on conflict (name) do update
         set last_failed_at = now(), failures = job.failures + 1, message = excluded.message
         returning is_announced`,
        [name, error instanceof Error ? error.message : String(error)],
      ),
    )
    if (!announce || rows[0]?.is_announced) return
    await announce.failure(error)
    // The failure is marked as announced only after the mail was sent. If sending fails, the mail is tried again.
    await database.asOwner((tx) =>
      tx.query('update predio.job_failures set is_announced = true where name = $1', [name]),
    )
  } catch (cause) {
    log.error({ err: cause, job: name }, 'the failure of a periodic job was not announced')
  }
}

async function announceRecovery({ log }: TurnServices, job: PeriodicJob): Promise<void> {
  try {
    await job.announce?.recovery()
  } catch (cause) {
    log.error({ err: cause, job: job.name }, 'the recovery of a periodic job was not announced')
  }
}
