import type { PlainStatement } from './cases.ts'
import type { StraightStatement } from './straight-statements.ts'

/** What main.ts asks of the two load processes, and what they answer. */

export const CALLERS = 8
/** Nothing runs away, whatever the clock says. */
export const MAX_REQUESTS = 200_000

export interface HttpJob {
  port: number
  /** Whole requests as bytes to send. */
  requests: string[]
  seconds: number
}

export interface StraightJob {
  address: { host: string; port: number; database: string }
  statements: (StraightStatement | PlainStatement)[]
  seconds: number
}

export interface JobResult {
  completed: number
  seconds: number
  failures: number
  /** The body of the first answer, to compare the two sides. */
  sample: string
}

/** Runs jobs as they come from the parent process, one after the other. */
export function serveJobs<Job>(run: (job: Job) => Promise<JobResult>): void {
  process.on('message', (job) => {
    run(job as Job).then(
      (result) => process.send?.(result),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}
