import { DAILY_WORK, type JobReport } from './daily-work.ts'
import type { PeriodicTask } from './periodic-task.ts'
import { runTask } from './run-task.ts'
import { takeTurn, type TurnServices, type TurnState } from './take-turn.ts'
import { TaskRecord } from './task-record.ts'

export interface Jobs {
  /** Does the daily work now, even if it was done this hour; 'busy' while another process is doing it. */
  runNow(): Promise<JobReport | 'busy'>
  /** How each task went in this process. */
  records: readonly TaskRecord[]
  /** Asks the tasks that are running to stop and waits for them; none starts afterwards. */
  close(): Promise<void>
}

/** Waited after a period begins, so that a database whose clock is a little behind agrees that it has begun. */
const SETTLE_MS = 5_000
const RETRY_MS = 300_000

/** Runs the daily work and the given tasks at once and then at the beginning of each of their periods. */
export function startJobs(services: TurnServices, tasks: readonly PeriodicTask[] = []): Jobs {
  const { database } = services
  const running = [DAILY_WORK, ...tasks].map((task) => ({ task, record: new TaskRecord(task) }))
  const loops = running.map(({ task, record }) => keepRunning(services, task, record))
  return {
    records: running.map(({ record }) => record),
    async runNow() {
      const outcome = await runTask(database, DAILY_WORK, { evenIfDone: true })
      return outcome.state === 'ran' ? (outcome.report as JobReport) : 'busy'
    },
    async close() {
      await Promise.all(loops.map((stop) => stop()))
    },
  }
}

function keepRunning(
  services: TurnServices,
  task: PeriodicTask,
  record: TaskRecord,
): () => Promise<void> {
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running = turn()

  async function turn(): Promise<void> {
    const began = performance.now()
    const state = await takeTurn(services, task, closing.signal)
    if (state === 'ran') record.ran(performance.now() - began)
    if (state === 'failed') record.failed(performance.now() - began)
    if (closing.signal.aborted) return
    timer = setTimeout(
      () => {
        running = turn()
      },
      pauseAfter(state, task, Date.now()),
    )
    timer.unref()
  }

  return async () => {
    closing.abort()
    clearTimeout(timer)
    await running
  }
}

/** Milliseconds until the next period, or until a retry when this period's work may not be done. */
export function pauseAfter(
  state: TurnState,
  {
    everyMs,
    beginsAtMs = 0,
    retryMs = RETRY_MS,
  }: Pick<PeriodicTask, 'everyMs' | 'beginsAtMs' | 'retryMs'>,
  now: number,
): number {
  const into = (((now - beginsAtMs) % everyMs) + everyMs) % everyMs
  const untilNext = everyMs - into + SETTLE_MS
  if (state === 'ran' || state === 'not due') return untilNext
  return Math.min(state === 'failed' ? retryMs : RETRY_MS, untilNext)
}
