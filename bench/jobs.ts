import type { PlainStatement } from './cases.ts'
import type { StraightStatement } from './straight-statements.ts'

export const CALLERS = 8
export const MAX_REQUESTS = 200_000

export interface HttpJob {
  port: number
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
  sample: string
}

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
