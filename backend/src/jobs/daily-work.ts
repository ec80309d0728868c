import type { Transaction } from '../database/types.ts'
import type { PeriodicJob } from './periodic-job.ts'

export interface JobReport {
  expired: number
  report_tasks?: number
  follow_up_tasks?: number
  notifications: Record<string, number>
  failures?: string[]
}

/**
 * NOT-20: the job runs hourly because the day begins at another hour in each time zone. Each part is an SQL statement of its own, and if
 * one fails, only this one is undone (NOT-28).
 */
export const DAILY_WORK: PeriodicJob = {
  name: 'daily_work',
  everyMs: 3_600_000,
  async run(tx): Promise<Partial<JobReport>> {
    const report: Partial<JobReport> = {}
    const failures: string[] = []
    const { rows } = await tx.query<{ part: string }>(
      'select part from unnest(private.daily_parts()) as part',
    )
    for (const { part } of rows) {
      await tx.query('savepoint daily_part')
      try {
        Object.assign(report, await runPart(tx, part))
      } catch (error) {
        await tx.query('rollback to savepoint daily_part')
        failures.push(`${part}: ${(error as Error).message}`)
      }
      await tx.query('release savepoint daily_part')
    }
    return failures.length > 0 ? { ...report, failures } : report
  },
}

async function runPart(tx: Transaction, part: string): Promise<Partial<JobReport>> {
  const { rows } = await tx.query<{ report: Partial<JobReport> }>(
    'select private.run_daily_part($1) as report',
    [part],
  )
  return rows[0]?.report ?? {}
}
