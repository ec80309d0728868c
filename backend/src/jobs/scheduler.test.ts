import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { parseIntoClientConfig } from 'pg-connection-string'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { openDatabase } from '../database/database.ts'
import type { Database } from '../database/types.ts'
import { DAILY_WORK } from './daily-work.ts'
import type { PeriodicJob } from './periodic-job.ts'
import { JobPostponed, runJob } from './run-job.ts'
import { pauseAfter, startJobs } from './scheduler.ts'

const ONCE_IN_A_LIFETIME = 1e14
const log = pino({ level: 'silent' })
let test: TestDatabase
let databases: Database[]

beforeAll(async () => {
  test = await createTestDatabase()
  const owner = parseIntoClientConfig(test.url)
  databases = [1, 2].map(() => openDatabase({ owner, requests: owner }, log))
})
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()))
  await test.drop()
})
beforeEach(async () => {
  await awayFromEndOfHour()
  await test.owner.query('truncate predio.job_runs, predio.job_failures')
})

const HOUR_MS = 3_600_000
const END_OF_HOUR_MS = 5_000

/** The daily work is due hourly. A test that began in the last seconds of an hour would see two runs. */
async function awayFromEndOfHour(): Promise<void> {
  const left = HOUR_MS - (Date.now() % HOUR_MS)
  if (left < END_OF_HOUR_MS) await pause(left)
}

async function runs(name: string): Promise<number> {
  const { rows } = await test.owner.query('select runs::int from predio.job_runs where name = $1', [
    name,
  ])
  return rows[0]?.runs ?? 0
}

function startTwo(
  ...parameters: Parameters<typeof startJobs> extends [unknown, ...infer Rest] ? Rest : never
) {
  return databases.map((database) => startJobs({ database, log }, ...parameters))
}

describe('two processes on one database', () => {
  it('NOT-20 two processes on one database do the daily work once', async () => {
    await Promise.all(startTwo().map((jobs) => jobs.close()))
    expect(await runs('daily_work')).toBe(1)
  })

  it('two processes do other jobs once too, even after a restart', async () => {
    let calls = 0
    const job = {
      name: 'sweep',
      everyMs: ONCE_IN_A_LIFETIME,
      run: async () => ({ removed: (calls += 1) }),
    }
    await Promise.all(startTwo([job]).map((jobs) => jobs.close()))
    await Promise.all(startTwo([job]).map((jobs) => jobs.close()))
    expect([calls, await runs('sweep')]).toEqual([1, 1])
  })

  it('two processes report “busy” while the other process is running the work', async () => {
    await test.owner.query('begin')
    await test.owner.query(`select pg_advisory_xact_lock(7305064, hashtext('daily_work'))`)
    const both = startTwo()
    await Promise.all(both.map((jobs) => jobs.close()))
    const [jobs] = both
    expect(await jobs?.runNow()).toBe('busy')
    await test.owner.query('rollback')
    expect(await jobs?.runNow()).toEqual({ expired: 0, notifications: expect.any(Object) })
  })

  it('NOT-20 the daily work runs again in the next hour', async () => {
    await test.owner.query(
      `insert into predio.job_runs (name, last_run_at) values ('daily_work', date_trunc('hour', now()) - interval '1 second')`,
    )
    await Promise.all(startTwo().map((jobs) => jobs.close()))
    expect(await runs('daily_work')).toBe(2)
  })
})

it('NOT-28 the daily work runs its other parts when one part exceeds its time', async () => {
  const owner = { ...parseIntoClientConfig(test.url), statement_timeout: 2000 }
  const database = openDatabase({ owner, requests: owner }, log)
  await test.owner.query(`
    alter function private.expire_subscriptions(timestamptz) rename to expire_subscriptions_of_before;
    create function private.expire_subscriptions(at timestamptz) returns bigint language plpgsql as $$
      begin perform pg_sleep(60); return 1; end $$`)
  const outcome = await runJob(database, DAILY_WORK)
  await test.owner.query(`
    drop function private.expire_subscriptions(timestamptz);
    alter function private.expire_subscriptions_of_before(timestamptz) rename to expire_subscriptions`)
  await database.close()
  expect(outcome).toMatchObject({
    state: 'ran',
    report: {
      notifications: expect.any(Object),
      failures: ['expire_subscriptions: canceling statement due to statement timeout'],
    },
  })
})

describe('a job that fails', () => {
  it('a job that fails is rolled back, stays due, and does not stop other jobs', async () => {
    const job = {
      name: 'broken',
      everyMs: 3_600_000,
      run: async (tx: { query(text: string): Promise<unknown> }) => {
        await tx.query(`insert into predio.secrets (name, value) values ('half', 'done')`)
        throw new Error('no')
      },
    }
    await Promise.all(startTwo([job]).map((jobs) => jobs.close()))
    expect([await runs('broken'), await runs('daily_work')]).toEqual([0, 1])
    const { rowCount } = await test.owner.query(`select from predio.secrets where name = 'half'`)
    expect(rowCount).toBe(0)
  })

  it('OPS-57 a failed job is remembered until it succeeds, and failure and recovery are announced once each', async () => {
    let isBroken = true
    let isMailBroken = true
    const told: string[] = []
    const job: PeriodicJob = {
      name: 'sometimes',
      everyMs: ONCE_IN_A_LIFETIME,
      run: async () => {
        if (isBroken) throw new Error('no disk')
      },
      announce: {
        failure: async (error) => {
          if (isMailBroken) throw new Error('no mail server')
          told.push((error as Error).message)
        },
        recovery: async () => void told.push('works'),
      },
    }
    const once = () => startJobs({ database: databases[0]!, log }, [job]).close()
    const failures = async () =>
      (
        await test.owner.query(
          `select failures::int, message, is_announced from predio.job_failures where name = 'sometimes'`,
        )
      ).rows
    await once()
    expect(told).toEqual([])
    // The mail of the first failure could not be sent, so the mail is sent with the next failure.
    isMailBroken = false
    await once()
    await once()
    expect(told).toEqual(['no disk'])
    expect(await failures()).toEqual([{ failures: 3, message: 'no disk', is_announced: true }])
    isBroken = false
    await once()
    await once()
    expect(told).toEqual(['no disk', 'works'])
    expect(await failures()).toEqual([])
  })
})

describe('a job', () => {
  it('a job that has to wait for another process counts as no failure, and is tried again', async () => {
    const job = {
      name: 'waits',
      everyMs: ONCE_IN_A_LIFETIME,
      run: () => Promise.reject(new JobPostponed('somebody else is at it')),
    }
    expect(await runJob(databases[0]!, job)).toEqual({ state: 'busy' })
    expect(await runs('waits')).toBe(0)
  })

  it('a job that stops with the server counts as no failure, and stays due', async () => {
    const job = {
      name: 'long',
      everyMs: ONCE_IN_A_LIFETIME,
      run: (_: unknown, signal: AbortSignal) =>
        new Promise((_resolve, reject) => {
          const stop = () => reject(new DOMException('stopped', 'AbortError'))
          if (signal.aborted) stop()
          signal.addEventListener('abort', stop)
        }),
    }
    await startJobs({ database: databases[0]!, log }, [job]).close()
    expect(await runs('long')).toBe(0)
    const { rowCount } = await test.owner.query(
      `select from predio.job_failures where name = 'long'`,
    )
    expect(rowCount).toBe(0)
  })

  it('OPS-50 a job is due again when its shifted period begins', async () => {
    const { rows } = await test.owner.query<{ now: number }>(
      `insert into predio.job_runs (name, last_run_at) values ('shifted', now() - interval '1 second')
       returning extract(epoch from now())::float * 1000 as now`,
    )
    const beginning = (shiftMs: number) => ({
      name: 'shifted',
      everyMs: 3_600_000,
      beginsAtMs: rows[0]!.now + shiftMs,
      run: async () => undefined,
    })
    expect(await runJob(databases[0]!, beginning(60_000))).toEqual({ state: 'not due' })
    expect(await runJob(databases[0]!, beginning(-500))).toMatchObject({ state: 'ran' })
  })
})

it('OPS-04 the scheduler remembers the result of each job', async () => {
  const given = [
    { name: 'sweep', everyMs: ONCE_IN_A_LIFETIME, run: async () => undefined },
    { name: 'broken', everyMs: 3_600_000, run: () => Promise.reject(new Error('no')) },
  ]
  const jobs = startJobs({ database: databases[0]!, log }, given)
  await jobs.close()
  const lastDurationMs = expect.any(Number) as number
  expect(jobs.records).toMatchObject([
    { name: 'daily_work', runs: 1, failures: 0, lastDurationMs, lastFailureAt: undefined },
    { name: 'sweep', runs: 1, failures: 0, lastDurationMs, lastFailureAt: undefined },
    { name: 'broken', runs: 0, failures: 1, lastDurationMs, lastFailureAt: expect.any(Date) },
  ])
})

describe('pauseAfter', () => {
  const HOUR = 3_600_000
  const atTenTo = Date.UTC(2026, 10, 16, 9, 50)
  const shifted = { everyMs: 24 * HOUR, beginsAtMs: 9 * HOUR, retryMs: HOUR }
  it.each([
    ['ran', { everyMs: HOUR }, 605_000],
    ['not due', { everyMs: HOUR }, 605_000],
    ['busy', { everyMs: HOUR }, 300_000],
    ['failed', { everyMs: HOUR }, 300_000],
    ['failed', { everyMs: 60_000 }, 65_000],
    // It is ten to ten and these periods begin at nine, so the next one begins in 23 hours and ten minutes.
    ['ran', shifted, 23 * HOUR + 605_000],
    ['busy', shifted, 300_000],
    ['failed', shifted, HOUR],
  ] as const)(
    'the scheduler pauses after a run that ended as “%s” of %o: %d ms',
    (state, job, pause) => {
      expect(pauseAfter(state, job, atTenTo)).toBe(pause)
    },
  )
})
