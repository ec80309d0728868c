import type { JobRecord } from '../http/services.ts'
import type { DatabaseFacts } from './database-metrics.ts'
import type { Family } from './family.ts'
import { counter, gauge } from './make-family.ts'

export function jobFamilies(
  records: readonly JobRecord[],
  told: DatabaseFacts | undefined,
): Family[] {
  const each = (read: (record: JobRecord) => number | undefined) =>
    records.flatMap((record) => {
      const value = read(record)
      return value === undefined ? [] : [{ labels: { job: record.name }, value }]
    })
  const seconds = (ms: number | undefined) => (ms === undefined ? undefined : ms / 1000)
  return [
    gauge(
      'predio_job_period_seconds',
      'How often a job is due.',
      each(({ everyMs }) => everyMs / 1000),
    ),
    gauge(
      'predio_job_last_success_timestamp_seconds',
      'When a job last succeeded in any process, in seconds since 1970.',
      each(({ name }) => told?.succeededAt.get(name)),
    ),
    gauge(
      'predio_job_last_failure_timestamp_seconds',
      'When a job last failed in this process, in seconds since 1970.',
      each(({ lastFailureAt }) => seconds(lastFailureAt?.getTime())),
    ),
    gauge(
      'predio_job_last_duration_seconds',
      'How long its last run in this process took.',
      each(({ lastDurationMs }) => seconds(lastDurationMs)),
    ),
    counter(
      'predio_job_runs_total',
      'Runs that succeeded in this process.',
      each(({ runs }) => runs),
    ),
    counter(
      'predio_job_failures_total',
      'Runs that failed in this process.',
      each(({ failures }) => failures),
    ),
  ]
}
