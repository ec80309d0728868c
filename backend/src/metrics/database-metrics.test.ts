import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { askDatabase, databaseFamilies } from './database-metrics.ts'
import { jobFamilies } from './job-metrics.ts'
import { printFamilies } from './print-families.ts'

it('OPS-04 the metrics show what the process knows when the database does not answer', async () => {
  const database = openDatabase(
    { owner: { max: 5 }, requests: { max: 10 } },
    pino({ level: 'silent' }),
  )
  await database.close()
  const told = await askDatabase(database)
  expect(told).toBeUndefined()
  const text = printFamilies(databaseFamilies(database.usage(), told))
  expect(text).toContain('predio_database_up 0\n')
  expect(text).toContain('predio_database_connections_max{pool="requests"} 10\n')
  expect(text).not.toContain('predio_database_running_statements')
})

it('OPS-04 the metrics show when a job failed, and that the job never succeeded', () => {
  const record = { name: 'backup', everyMs: 86_400_000, runs: 0, failures: 2, lastDurationMs: 1500 }
  const lastFailureAt = new Date(1_795_000_000_500)
  const text = printFamilies(jobFamilies([{ ...record, lastFailureAt }], undefined))
  expect(text).toContain('predio_job_failures_total{job="backup"} 2\n')
  expect(text).toContain('predio_job_last_failure_timestamp_seconds{job="backup"} 1795000000.5\n')
  expect(text).toContain('predio_job_last_duration_seconds{job="backup"} 1.5\n')
  expect(text).not.toContain('last_success')
})
