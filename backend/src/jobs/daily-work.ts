import type { PeriodicJob } from './periodic-job.ts'

/** What `private.run_daily_work` did. */
export interface JobReport {
  expired: number
  /** How many tasks 'Enviar reporte' were added; absent for none. */
  report_tasks?: number
  /** How many tasks follow-up plans made; absent when none. */
  follow_up_tasks?: number
  /** How many notifications of each kind. */
  notifications: Record<string, number>
}

/** NOT-20: hourly, because the day begins at another hour in each time zone. The work is the SQL function. */
export const DAILY_WORK: PeriodicJob = {
  name: 'daily_work',
  everyMs: 3_600_000,
  async run(tx): Promise<JobReport | undefined> {
    const { rows } = await tx.query<{ report: JobReport }>(
      'select private.run_daily_work() as report',
    )
    return rows[0]?.report
  },
}
