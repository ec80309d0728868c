import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '../../test/paths.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'

// The embedded PostgreSQL lacks pg_cron, so this part of the migration runs against a schema of the same form.
const migration = readFileSync(
  join(ROOT, 'supabase/migrations/20261115002600_daily_work.sql'),
  'utf8',
)
const scheduling = migration.slice(migration.indexOf('-- Where pg_cron exists'))
let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('NOT-20 schedules the daily work hourly where pg_cron exists', async () => {
  await test.owner.query(`
    create schema cron;
    create table cron.job (jobname text unique, schedule text, command text);
    create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
      insert into cron.job values (job_name, schedule, command)
      on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
      returning 1::bigint $$;`)
  await test.owner.query(scheduling)
  const { rows } = await test.owner.query('select * from cron.job')
  expect(rows).toEqual([
    {
      jobname: 'predio_daily_work',
      schedule: '2 * * * *',
      command: 'select private.run_daily_work()',
    },
  ])
  await test.owner.query(rows[0].command)
})

it('NOT-20 applies the migration where pg_cron cannot be used', async () => {
  await test.owner.query('drop function cron.schedule')
  await expect(test.owner.query(scheduling)).resolves.toBeDefined()
})
