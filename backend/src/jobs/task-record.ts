import type { PeriodicTask } from './periodic-task.ts'

/** How a task went since this process began. When it last succeeded in any process is in `predio.job_runs`. */
export class TaskRecord {
  readonly name: string
  readonly everyMs: number
  runs = 0
  failures = 0
  /** Of the last run, whether it succeeded or failed. */
  lastDurationMs: number | undefined
  lastFailureAt: Date | undefined

  constructor({ name, everyMs }: Pick<PeriodicTask, 'name' | 'everyMs'>) {
    this.name = name
    this.everyMs = everyMs
  }

  ran(ms: number): void {
    this.runs += 1
    this.lastDurationMs = ms
  }

  failed(ms: number): void {
    this.failures += 1
    this.lastDurationMs = ms
    this.lastFailureAt = new Date()
  }
}
