import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { openDatabase } from './database.ts'
import type { Database, RequestScope } from './types.ts'
import { SOON } from '../../../test-support/soon.ts'

const user = randomUUID()
const scope: RequestScope = {
  role: 'authenticated',
  claims: JSON.stringify({ role: 'authenticated', sub: user }),
  method: 'POST',
  path: '/clients',
  headers: '{"x":"y"}',
}
const INSERT = `insert into clients (type, first_name, last_name) values ('comprador', $1, 'Núñez') returning first_name`

let test: TestDatabase
let database: Database

beforeAll(async () => {
  test = await createTestDatabase()
  await test.owner.query('insert into auth.users (id, email) values ($1, $2)', [
    user,
    'ana@agente.mx',
  ])
  const { host, database: name } = test.owner
  const connection = { host, database: name ?? '', max: 1 }
  database = openDatabase(
    {
      owner: { ...connection, user: 'postgres' },
      requests: { ...connection, user: 'authenticator' },
    },
    pino({ level: 'silent' }),
  )
})
beforeEach(() => test.owner.query('delete from clients'))
afterAll(async () => {
  await database.close()
  await test.drop()
})

async function clientNames(): Promise<string[]> {
  const { rows } = await test.owner.query<{ first_name: string }>(
    'select first_name from clients order by 1',
  )
  return rows.map((row) => row.first_name)
}

describe('run', () => {
  it('run uses the role and the claims of the request, and answers values as text', async () => {
    const text = `select current_user, auth.uid(), current_setting('request.headers'), session_user, 1.50::numeric`
    const { rows } = await database.run(scope, { text, values: [] })
    expect(rows).toEqual([['authenticated', user, '{"x":"y"}', 'authenticator', '1.50']])
  })

  it('run commits at once when no caller inspects the result first', async () => {
    await database.run(scope, { text: INSERT, values: ['Ana'] })
    expect(await clientNames()).toEqual(['Ana'])
  })

  it('run shows the rows before the commit, and commits or rolls back as the caller decides', async () => {
    await database.run(scope, { text: INSERT, values: ['Bea'] }, ({ rows }) =>
      rows[0]?.[0] === 'Bea' ? 'rollback' : 'commit',
    )
    await database.run(scope, { text: INSERT, values: ['Ciro'] }, ({ rows }) =>
      rows[0]?.[0] === 'Bea' ? 'rollback' : 'commit',
    )
    expect(await clientNames()).toEqual(['Ciro'])
  })

  it('run rolls back when the caller throws, and the connection stays usable', async () => {
    const refusing = database.run(scope, { text: INSERT, values: ['Dora'] }, () => {
      throw new Error('no gracias')
    })
    await expect(refusing).rejects.toThrow('no gracias')
    await database.run(scope, { text: INSERT, values: ['Eva'] })
    expect(await clientNames()).toEqual(['Eva'])
  })

  it('run reports a failing statement with its code and stores nothing', async () => {
    const failing = database.run(scope, { text: INSERT, values: ['x'] })
    await expect(failing).rejects.toMatchObject({
      code: '23514',
      constraint: 'clients_first_name_length',
    })
    expect(await clientNames()).toEqual([])
  })

  it('run never executes a statement when the role cannot be set', async () => {
    const asOwner = database.run({ ...scope, role: 'postgres' }, { text: INSERT, values: ['Fe'] })
    await expect(asOwner).rejects.toMatchObject({ code: '42501' })
    const unknown = database.run({ ...scope, role: 'nadie' }, { text: INSERT, values: ['Gil'] })
    await expect(unknown).rejects.toMatchObject({ code: '22023' })
    expect(await clientNames()).toEqual([])
  })

  it('run leaves nothing of a request on the connection', async () => {
    await database.run(scope, { text: 'select 1', values: [] })
    const { rows } = await database.run(
      { ...scope, role: 'anon', claims: '{}' },
      { text: 'select current_user, auth.uid()', values: [] },
    )
    expect(rows).toEqual([['anon', null]])
  })

  it('run refuses writes in a read-only request', async () => {
    const writing = database.run({ ...scope, readOnly: true }, { text: INSERT, values: ['Hugo'] })
    await expect(writing).rejects.toMatchObject({ code: '25006' })
  })

  it('run sends texts, numbers, lists and bytes, and refuses values of other types before sending', async () => {
    const text = 'select $1::text, $2::int, $3::text[], $4::bytea, $5::text'
    const values = ['ñ', 7, ['a,b', '"c"'], new Uint8Array([0, 255]), null]
    const { rows } = await database.run(scope, { text, values })
    expect(rows).toEqual([['ñ', '7', '{"a,b","\\"c\\""}', '\\x00ff', null]])
    await expect(database.run(scope, { text, values: [{}] })).rejects.toThrow(TypeError)
    expect((await database.run(scope, { text: 'select 1', values: [] })).rows).toEqual([['1']])
  })

  it('run gives the same answer when the statement is prepared', async () => {
    for (const name of ['Ana', 'Bea', 'Ciro', 'Dora'])
      await database.run(scope, { text: INSERT, values: [name] })
    expect(await clientNames()).toEqual(['Ana', 'Bea', 'Ciro', 'Dora'])
  })
})

describe('run for somebody who leaves', () => {
  it('run cancels the statement of a caller who leaves, and the connection serves the next caller', async () => {
    let abandon: () => void = () => undefined
    const onAbandoned = (cancel: () => void) => {
      abandon = cancel
      return () => undefined
    }
    const sleeping = database.run(
      { ...scope, onAbandoned },
      { text: 'select pg_sleep(60)', values: [] },
    )
    const running = `select 1 from pg_stat_activity where query = 'select pg_sleep(60)' and state = 'active'`
    await expect.poll(async () => (await test.owner.query(running)).rowCount, SOON).toBe(1)
    abandon()
    await expect(sleeping).rejects.toMatchObject({ code: '57014' })
    const { rows } = await database.run(scope, { text: 'select current_user', values: [] })
    expect(rows).toEqual([['authenticated']])
  })
})

describe('asUser and asOwner', () => {
  it('asUser and asOwner store all changes of a transaction or none', async () => {
    const half = database.asUser(scope, async (tx) => {
      await tx.query(INSERT, ['Ana'])
      throw new Error('a medias')
    })
    await expect(half).rejects.toThrow('a medias')
    expect(await clientNames()).toEqual([])
  })

  it('a transaction fails alone when its connection is lost between two statements', async () => {
    const lost = database.asOwner(async (tx) => {
      const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
      await test.owner.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      const isGone = async () =>
        (await test.owner.query('select from pg_stat_activity where pid = $1', [rows[0]?.pid]))
          .rowCount === 0
      await expect.poll(isGone, SOON).toBe(true)
      return tx.query('select 1')
    })
    // The driver reports a lost connection by what it notices first: the server's message, the closed socket or the broken pipe.
    await expect(lost).rejects.toThrow(/connection|ECONNRESET|EPIPE/i)
    expect(await database.asOwner((tx) => tx.query('select 1'))).toMatchObject({ rowCount: 1 })
  })

  it('asUser and asOwner see the rows that their roles may see', async () => {
    await database.run(scope, { text: INSERT, values: ['Ana'] })
    const count = 'select count(*)::int as n from clients'
    const stranger = { ...scope, claims: JSON.stringify({ sub: randomUUID() }) }
    expect((await database.asUser(stranger, (tx) => tx.query(count))).rows).toEqual([{ n: 0 }])
    expect((await database.asOwner((tx) => tx.query(count))).rows).toEqual([{ n: 1 }])
  })
})

describe('listen', () => {
  it('listen hears notifications, also after the connection was lost, until the caller stops it', async () => {
    const heard: string[] = []
    let resumed = 0
    const stop = await database.listen(
      'avisos',
      (payload) => void heard.push(payload),
      () => void resumed++,
    )
    await test.owner.query(`notify avisos, 'uno'`)
    await expect.poll(() => heard, SOON).toEqual(['uno'])

    await test.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
    )
    await expect
      .poll(async () => {
        await test.owner.query(`notify avisos, 'dos'`)
        return heard.includes('dos')
      }, SOON)
      .toBe(true)
    expect(resumed).toBe(1)
    await stop()
  })
})

it('reserved connections answer while all connections of the owner are taken', async () => {
  const rows = await database.asOwner(() => database.readReserved('select $1::int as n', [7]))
  expect(rows).toEqual([{ n: 7 }])
})
