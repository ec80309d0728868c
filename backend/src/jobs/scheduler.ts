import type { JobRecord } from '../http/services.ts'
import { DAILY_WORK, type JobReport } from './daily-work.ts'
import type { PeriodicJob } from './periodic-job.ts'
import { runJob } from './run-job.ts'
import { takeTurn, type TurnServices, type TurnState } from './take-turn.ts'

export interface Jobs {
  /** Runs the daily work even if it ran this hour; answers 'busy' while another process runs it. */
  runNow(): Promise<JobReport | 'busy'>
  records: readonly JobRecord[]
  /** Aborts the running jobs and waits for them. */
  close(): Promise<void>
}

/** After this pause a database whose clock is slightly behind agrees that the period has begun. */
const SETTLE_MS = 5_000
const RETRY_MS = 300_000

export function startJobs(services: TurnServices, jobs: readonly PeriodicJob[] = []): Jobs {
  const { database } = services
  const running = [DAILY_WORK, ...jobs].map((job) => ({ job, record: emptyRecord(job) }))
  const loops = running.map(({ job, record }) => keepRunning(services, job, record))
  return {
    records: running.map(({ record }) => record),
    async runNow() {
      const outcome = await runJob(database, DAILY_WORK, { evenIfDone: true })
      return outcome.state === 'ran' ? (outcome.report as JobReport) : 'busy'
    },
    async close() {
      await Promise.all(loops.map((stop) => stop()))
    },
  }
}

function keepRunning(
  services: TurnServices,
  job: PeriodicJob,
  record: JobRecord,
): () => Promise<void> {
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running = turn()

  async function turn(): Promise<void> {
    const began = performance.now()
    const state = await takeTurn(services, job, closing.signal)
    updateRecord(record, state, performance.now() - began)
    if (closing.signal.aborted) return
    timer = setTimeout(
      () => {
        running = turn()
      },
      pauseAfter(state, job, Date.now()),
    )
    timer.unref()
  }

  return async () => {
    closing.abort()
    clearTimeout(timer)
    await running
  }
}

function emptyRecord({ name, everyMs }: PeriodicJob): JobRecord {
  return {
    name,
    everyMs,
    runs: 0,
    failures: 0,
    lastDurationMs: undefined,
    lastFailureAt: undefined,
  }
}

function updateRecord(record: JobRecord, state: TurnState, durationMs: number): void {
  if (state !== 'ran' && state !== 'failed') return
  record.lastDurationMs = durationMs
  if (state === 'ran') record.runs += 1
  else {
    record.failures += 1
    record.lastFailureAt = new Date()
  }
}

/** The pause lasts until the next period, or only until a retry if the work of this period is not done. */
export function pauseAfter(
  state: TurnState,
  {
    everyMs,
    beginsAtMs = 0,
    retryMs = RETRY_MS,
  }: Pick<PeriodicJob, 'everyMs' | 'beginsAtMs' | 'retryMs'>,
  now: number,
): number {
  const into = (((now - beginsAtMs) % everyMs) + everyMs) % everyMs
  const untilNext = everyMs - into + SETTLE_MS
  if (state === 'ran' || state === 'not due') return untilNext
  return Math.min(state === 'failed' ? retryMs : RETRY_MS, untilNext)
}
