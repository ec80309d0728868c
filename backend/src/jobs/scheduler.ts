import type { Services } from '../services.ts'
import { DAILY_WORK, type JobReport } from './daily-work.ts'
import type { PeriodicTask } from './periodic-task.ts'
import { runTask, type TaskOutcome } from './run-task.ts'

export interface Jobs {
  /** Does the daily work now, even if it was done this hour; 'busy' while another process is doing it. */
  runNow(): Promise<JobReport | 'busy'>
  /** Waits for the tasks that are running; none starts afterwards. */
  close(): Promise<void>
}

/** Waited after a period begins, so that a database whose clock is a little behind agrees that it has begun. */
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
      // A run that found nothing to do, perhaps every minute, is not worth a line in the log.
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

/** Milliseconds until the next period, or until a retry when this period's work may not be done. */
export function pauseAfter(
  state: TaskOutcome['state'] | 'failed',
  everyMs: number,
  now: number,
): number {
  const untilNext = everyMs - (now % everyMs) + SETTLE_MS
  return state === 'ran' || state === 'not due' ? untilNext : Math.min(RETRY_MS, untilNext)
}
