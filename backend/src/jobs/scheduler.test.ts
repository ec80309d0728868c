import { pino } from 'pino'
import { parseIntoClientConfig } from 'pg-connection-string'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { openDatabase } from '../database/database.ts'
import type { Database } from '../database/types.ts'
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
beforeEach(() => test.owner.query('truncate predio.job_runs'))

async function runs(name: string): Promise<number> {
  const { rows } = await test.owner.query('select runs::int from predio.job_runs where name = $1', [
    name,
  ])
  return rows[0]?.runs ?? 0
}

/** Two processes, as far as the database can tell. */
function startTwo(
  ...parameters: Parameters<typeof startJobs> extends [unknown, ...infer Rest] ? Rest : never
) {
  return databases.map((database) => startJobs({ database, log }, ...parameters))
}

describe('two processes on one database', () => {
  it('NOT-20 do the daily work once', async () => {
    await Promise.all(startTwo().map((jobs) => jobs.close()))
    expect(await runs('daily_work')).toBe(1)
  })

  it('do other tasks once too, even after a restart', async () => {
    let calls = 0
    const task = {
      name: 'sweep',
      everyMs: ONCE_IN_A_LIFETIME,
      run: async () => ({ removed: (calls += 1) }),
    }
    await Promise.all(startTwo([task]).map((jobs) => jobs.close()))
    // Started again within the same period.
    await Promise.all(startTwo([task]).map((jobs) => jobs.close()))
    expect([calls, await runs('sweep')]).toEqual([1, 1])
  })

  it('report “busy” while the other one is running the work', async () => {
    await test.owner.query('begin')
    await test.owner.query(`select pg_advisory_xact_lock(7305064, hashtext('daily_work'))`)
    const both = startTwo()
    await Promise.all(both.map((jobs) => jobs.close()))
    const [jobs] = both
    expect(await jobs?.runNow()).toBe('busy')
    await test.owner.query('rollback')
    expect(await jobs?.runNow()).toEqual({ expired: 0, notifications: expect.any(Object) })
  })

  it('NOT-20 run the daily work again in the next hour', async () => {
    await test.owner.query(
      `insert into predio.job_runs (name, last_run_at) values ('daily_work', date_trunc('hour', now()) - interval '1 second')`,
    )
    await Promise.all(startTwo().map((jobs) => jobs.close()))
    expect(await runs('daily_work')).toBe(2)
  })
})

describe('a task that fails', () => {
  it('is rolled back, stays due, and does not stop other tasks', async () => {
    const task = {
      name: 'broken',
      everyMs: 3_600_000,
      run: async (tx: { query(text: string): Promise<unknown> }) => {
        await tx.query(`insert into predio.secrets (name, value) values ('half', 'done')`)
        throw new Error('no')
      },
    }
    await Promise.all(startTwo([task]).map((jobs) => jobs.close()))
    expect([await runs('broken'), await runs('daily_work')]).toEqual([0, 1])
    const { rowCount } = await test.owner.query(`select from predio.secrets where name = 'half'`)
    expect(rowCount).toBe(0)
  })
})

describe('pauseAfter', () => {
  const HOUR = 3_600_000
  const atTenTo = Date.UTC(2026, 10, 16, 9, 50)
  it.each([
    ['ran', HOUR, 605_000],
    ['not due', HOUR, 605_000],
    ['busy', HOUR, 300_000],
    ['failed', HOUR, 300_000],
    ['failed', 60_000, 65_000],
  ] as const)(
    'waits after a run that ended as “%s”, due every %d ms: %d ms',
    (state, everyMs, pause) => {
      expect(pauseAfter(state, everyMs, atTenTo)).toBe(pause)
    },
  )
})
