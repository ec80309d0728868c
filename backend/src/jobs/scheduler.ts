import type { Services } from '../services.ts'
import { DAILY_WORK, type JobReport } from './daily-work.ts'
import type { PeriodicTask } from './periodic-task.ts'
import { runTask, type TaskOutcome } from './run-task.ts'

export interface Jobs {
  /** Does the daily work now, even if this hour's is done; 'busy' if another process is at it. */
  runNow(): Promise<JobReport | 'busy'>
  /** Waits for what is running; nothing starts afterwards. */
  close(): Promise<void>
}

/** After the period's beginning, so that a database whose clock lags a little agrees that it has begun. */
const SETTLE_MS = 5_000
const RETRY_MS = 300_000

/** Runs the daily work and the given tasks at once and then at the beginning of each of their periods. */
export function startJobs(
  services: Pick<Services, 'database' | 'log'>,
  tasks: readonly PeriodicTask[] = [],
): Jobs {
  const { database } = services
  const loops = [DAILY_WORK, ...tasks].map((task) => keepRunning(services, task))
  return {
    async runNow() {
      const outcome = await runTask(database, DAILY_WORK, true)
      return outcome.state === 'ran' ? (outcome.report as JobReport) : 'busy'
    },
    async close() {
      await Promise.all(loops.map((stop) => stop()))
    },
  }
}

function keepRunning(
  { database, log }: Pick<Services, 'database' | 'log'>,
  task: PeriodicTask,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let running = turn()

  async function turn(): Promise<void> {
    let outcome: TaskOutcome | { state: 'failed' }
    try {
      outcome = await runTask(database, task)
      // One that found nothing to do, perhaps every minute, is no news.
      const level = outcome.state === 'ran' && outcome.report !== undefined ? 'info' : 'debug'
      if (outcome.state === 'ran')
        log[level]({ task: task.name, report: outcome.report }, 'periodic task done')
    } catch (error) {
      outcome = { state: 'failed' }
      log.error({ err: error, task: task.name }, 'a periodic task failed; it will be tried again')
    }
    if (closed) return
    timer = setTimeout(
      () => {
        running = turn()
      },
      pauseAfter(outcome.state, task.everyMs, Date.now()),
    )
    timer.unref()
  }

  return async () => {
    closed = true
    clearTimeout(timer)
    await running
  }
}

/** Until the next period; sooner if this one's work is not known to be done. */
export function pauseAfter(
  state: TaskOutcome['state'] | 'failed',
  everyMs: number,
  now: number,
): number {
  const untilNext = everyMs - (now % everyMs) + SETTLE_MS
  return state === 'ran' || state === 'not due' ? untilNext : Math.min(RETRY_MS, untilNext)
}
