import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAgent, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { waitsForLock } from '../waits-for-lock.ts'

let database: TestDatabase
let agent: Agent
let other: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  agent = await createAgent(database.owner)
  other = await createAgent(database.owner)
})
afterAll(() => database.drop())

async function asAgent(
  id: string,
  text: string,
  values: unknown[],
  metadata = {},
): Promise<unknown> {
  const { owner } = database
  const options = { rollsBack: true, claims: { app_metadata: metadata } }
  return runAs(owner, { id }, async () => (await owner.query(text, values)).rows, options)
}

describe('rows', () => {
  const add = `insert into tasks (user_id, title) select $1, 'Tarea ' || number from generate_series(1, $2::int) as number returning id`

  it('rows beyond the limit of an account are refused in Spanish, and only for that account', async () => {
    await database.owner.query(`update private.quotas set value = 5 where name = 'tasks'`)
    await expect(asAgent(agent.id, add, [agent.id, 4])).resolves.toHaveLength(4)
    await expect(asAgent(agent.id, add, [agent.id, 5])).rejects.toMatchObject({
      code: 'P0001',
      message: expect.stringContaining('Tu cuenta llegó a su límite de 5 registros'),
    })
    await expect(asAgent(other.id, add, [other.id, 4])).resolves.toHaveLength(4)
  })

  it('rows count towards the limit in imports and restores, and a refusal loses none', async () => {
    const { owner } = database
    const set = (name: string, value: number) =>
      owner.query('update private.quotas set value = $2 where name = $1', [name, value])
    await set('clients', 3)
    const batch = (count: number) =>
      JSON.stringify(
        Array.from({ length: count }, (_, i) => ({
          import_row: i + 1,
          type: 'comprador',
          first_name: `Ana ${i}`,
          last_name: 'Pech',
        })),
      )
    const importing = 'select import_clients(gen_random_uuid(), $1) as report'
    await expect(asAgent(agent.id, importing, [batch(2)])).resolves.toMatchObject([
      { report: { added: 2 } },
    ])
    await expect(asAgent(agent.id, importing, [batch(3)])).rejects.toMatchObject({ code: 'P0001' })

    await set('tasks', 1)
    await owner.query(
      `with gone as (delete from tasks where user_id = $1 returning *)
       insert into private.deleted_records (user_id, kind, record_id, record)
       select user_id, 'tasks', id, to_jsonb(gone) from gone`,
      [agent.id],
    )
    await owner.query(add, [agent.id, 1])
    const restoring = `select restore_record('tasks', $1) as done`
    const values = [agent.ids['tasks']]
    await expect(asAgent(agent.id, restoring, values)).rejects.toMatchObject({ code: 'P0001' })
    await owner.query('delete from tasks where user_id = $1', [agent.id])
    await expect(asAgent(agent.id, restoring, values)).resolves.toEqual([{ done: true }])
    await set('tasks', 50_000)
    await set('clients', 50_000)
  })

  describe('of two transactions at once', () => {
    let second: Client
    let id: string

    beforeEach(async () => {
      second = new Client(database.url)
      await second.connect()
      ;({ id } = await createAgent(database.owner))
    })
    afterEach(async () => {
      await second.end()
      await database.owner.query(`update private.quotas set value = 50000 where name = 'tasks'`)
    })

    async function addBoth(limit: number, first: number, then: number): Promise<string> {
      await database.owner.query(`update private.quotas set value = $1 where name = 'tasks'`, [
        limit,
      ])
      await database.owner.query('begin')
      await database.owner.query(add, [id, first])
      const adding = second.query(add, [id, then]).then(
        () => 'added',
        (error: { hint?: string }) => error.hint ?? 'failed',
      )
      const waits = await waitsForLock(adding, second, database.owner)
      await database.owner.query('commit')
      return waits ? `waits, ${await adding}` : adding
    }

    it.each([
      ['few near the limit', 50, 30, 30, 'waits, quota'],
      ['few that the limit has room for', 50, 20, 20, 'waits, added'],
      ['many far from the limit', 2000, 1200, 1200, 'waits, quota'],
      ['few far from the limit, which do not wait', 2000, 20, 20, 'added'],
    ])(
      'rows of two transactions at once do not exceed the quota together: %s',
      async (_, limit, first, then, outcome) => {
        expect(await addBoth(limit, first, then)).toBe(outcome)
      },
    )
  })

  it('every table that agents fill has a limit of rows', async () => {
    const { rows } = await database.owner.query<{ name: string }>(`
      select class.relname as name from pg_class as class
      join pg_attribute as part on part.attrelid = class.oid and part.attname = 'user_id'
      where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
        and has_any_column_privilege('authenticated', class.oid, 'insert')
        and not exists (
          select from pg_trigger where tgrelid = class.oid and tgname = class.relname || '_check_quota'
        )
      order by 1`)
    expect(rows.map(({ name }) => name)).toEqual(['notification_preferences', 'user_settings'])
  })
})

it.each([
  ['documents', 'dos.txt'],
  ['listing-photos', 'casa/sala.jpg'],
  ['notes', 'nota/fachada.jpg'],
])(
  'PHOTO-07 NOTE-05 files in %s are refused once the account holds its limit of bytes',
  async (bucket, name) => {
    await database.owner.query(
      `update private.quotas set value = 2000 where name = 'storage_bytes'`,
    )
    const { id } = await createAgent(database.owner)
    const add = `insert into storage.objects (bucket_id, name, owner_id, metadata) values ($1, $2, $3, $4)`
    const file = [bucket, `${id}/${name}`, id, { size: 1000 }]
    await expect(asAgent(id, add, file)).resolves.toEqual([])
    await database.owner.query(add, file)
    const next = asAgent(id, add, ['documents', `${id}/otro.txt`, id, { size: 1 }])
    await expect(next).rejects.toMatchObject({
      message: expect.stringContaining('límite de 0 MB de archivos'),
    })
  },
)

describe('DOC-104 what stands beside a file', () => {
  const add = `insert into storage.objects (bucket_id, name, owner_id, metadata, user_metadata) values ('documents', $1, $2, '{"size": 0}', $3)`
  const quota = `update private.quotas set value = $2 where name = $1`
  const uploadAs = (id: string) => asAgent(id, add, [`${id}/otra.txt`, id, {}])

  it('metadata and a kilobyte for each file count as bytes', async () => {
    const { id } = await createAgent(database.owner)
    await database.owner.query(quota, ['storage_bytes', 4000])
    await database.owner.query(add, [`${id}/uno.txt`, id, {}])
    await database.owner.query(add, [`${id}/dos.txt`, id, {}])
    await expect(uploadAs(id)).resolves.toEqual([])
    const text = Array.from({ length: 200 }, () => randomUUID()).join('')
    await database.owner.query(`update storage.objects set user_metadata = $2 where name = $1`, [
      `${id}/dos.txt`,
      { text },
    ])
    await expect(uploadAs(id)).rejects.toMatchObject({
      message: expect.stringContaining('MB de archivos'),
    })
  })

  it('the number of files is limited too', async () => {
    const { id } = await createAgent(database.owner)
    await database.owner.query(quota, ['storage_bytes', 1_000_000])
    await database.owner.query(quota, ['storage_objects', 1])
    await expect(uploadAs(id)).resolves.toEqual([])
    await database.owner.query(add, [`${id}/uno.txt`, id, {}])
    await expect(uploadAs(id)).rejects.toMatchObject({
      message: expect.stringContaining('límite de 1 archivos'),
    })
  })
})

describe('templates', () => {
  const add = `insert into document_templates (user_id, name, content, variables, is_public) values ($1, $2, 'Texto', $3, $4) returning author`
  const values = (name: string, variables: unknown = [], isPublic = true) => [
    agent.id,
    name,
    JSON.stringify(variables),
    isPublic,
  ]

  it('TPL-05 templates refuse more than 100 variables or 64 KiB of them', async () => {
    for (const variables of [['a'.repeat(9_000_000)], Array.from({ length: 101 }, () => 1)]) {
      await expect(asAgent(agent.id, add, values('Carta', variables, false))).rejects.toMatchObject(
        {
          constraint: 'document_templates_variables_size',
        },
      )
    }
  })

  it('TPL-03 only agents whom the operator allows can publish templates, and the templates show the agent’s name', async () => {
    await database.owner.query(`update profiles set full_name = 'Ana Núñez' where id = $1`, [
      agent.id,
    ])
    await expect(asAgent(agent.id, add, values('Carta'))).rejects.toMatchObject({ code: '42501' })
    const published = asAgent(agent.id, add, values('Carta'), { can_publish: true })
    await expect(published).resolves.toEqual([{ author: 'Ana Núñez' }])
    await expect(asAgent(agent.id, add, values('Carta', [], false))).resolves.toEqual([
      { author: null },
    ])
  })

  it('TPL-04 a template cannot be published under the name of a built-in template', async () => {
    const { rows } = await database.owner.query<{ name: string }>(
      'select name from document_templates where user_id is null limit 1',
    )
    const name = rows[0]!.name.toUpperCase()
    const published = asAgent(agent.id, add, values(name), { can_publish: true })
    await expect(published).rejects.toMatchObject({ code: 'P0001' })
  })
})

it('NOT-27 an agent with a thousand tasks gets 100 notifications a run, and other agents get theirs', async () => {
  await database.owner.query(`update private.quotas set value = 50000 where name = 'tasks'`)
  await database.owner.query(
    `insert into tasks (user_id, title, due_date)
     select $1, 'Tarea ' || number, now() from generate_series(1, 1000) as number`,
    [agent.id],
  )
  await database.owner.query(
    `insert into tasks (user_id, title, due_date) values ($1, 'Llamar', now())`,
    [other.id],
  )
  await database.owner.query('delete from notification_preferences')
  await database.owner.query('select private.run_daily_work()')
  const { rows } = await database.owner.query(
    `select user_id, count(*)::int as given from notifications where kind = 'task_due' group by user_id`,
  )
  expect(rows).toEqual(
    expect.arrayContaining([
      { user_id: agent.id, given: 100 },
      { user_id: other.id, given: 1 },
    ]),
  )
})

it('NOT-27 an agent at the limit of notifications does not stop the notifications of others', async () => {
  await database.owner.query('begin')
  await database.owner.query(`update private.quotas set value = 300 where name = 'notifications'`)
  const full = await createAgent(database.owner)
  await database.owner.query('delete from notification_preferences')
  await database.owner.query(
    `insert into notifications (user_id, title, message)
     select $1, 'Aviso', 'Texto' from generate_series(1, 300 - (select count(*) from notifications where user_id = $1))`,
    [full.id],
  )
  for (const { id } of [full, other])
    await database.owner.query(
      `insert into tasks (user_id, title, due_date) values ($1, 'Avisar', now())`,
      [id],
    )
  const { rows } = await database.owner.query<{ report: { failures?: string[] } }>(
    'select private.run_daily_work() as report',
  )
  expect(rows[0]!.report.failures).toBeUndefined()
  const { rows: given } = await database.owner.query(
    `select user_id from notifications where kind = 'task_due' and message like '%Avisar%' or title like '%Avisar%'`,
  )
  expect(given).toEqual([{ user_id: other.id }])
  await database.owner.query('rollback')
})

it('NOT-28 the daily work completes its other parts when the time of one part ends', async () => {
  await database.owner.query('begin')
  await database.owner.query(`
    create or replace function private.expire_subscriptions(at timestamptz) returns bigint
      language plpgsql as $$ begin perform pg_sleep(60); return 1; end $$;
    set local statement_timeout = '1s'`)
  const { rows } = await database.owner.query('select private.run_daily_work() as report')
  await database.owner.query('rollback')
  expect(rows).toEqual([
    {
      report: {
        notifications: expect.any(Object),
        failures: ['expire_subscriptions: canceling statement due to statement timeout'],
      },
    },
  ])
})

it('NOT-28 the daily work completes its other parts when one part fails', async () => {
  await database.owner.query(`
    create or replace function private.give_notices(at timestamptz) returns jsonb
      language plpgsql as $$ begin raise exception 'broken'; end $$`)
  const { rows } = await database.owner.query('select private.run_daily_work() as report')
  expect(rows[0]).toMatchObject({ report: { failures: ['give_notices: broken'], expired: 0 } })
})
