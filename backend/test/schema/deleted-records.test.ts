import { LIST_ENTITIES, type ServerEntity } from '@predio/domain/views'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attempt, createAgent, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { TABLES } from '../rls/tables.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

const KINDS = LIST_ENTITIES.filter((list): list is ServerEntity => list !== 'listings')

const STAGE = (n: number) => `57a60000-0000-4000-8000-00000000000${n}`

let database: TestDatabase
let mine: Agent
let theirs: Agent

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  mine = await createAgent(database.owner)
  theirs = await createAgent(database.owner)
})

async function call(
  agent: Agent,
  name: 'delete_records' | 'restore_deleted',
  kind: string,
  ...ids: (string | undefined)[]
): Promise<string[]> {
  const { owner } = database
  return runAs(owner, agent, async () => {
    const text = `select outcome from ${name}($1, $2)`
    return (await owner.query<{ outcome: string }>(text, [kind, ids])).rows.map(
      ({ outcome }) => outcome,
    )
  })
}

async function rowsOf(table: string, column: string, id: string | undefined): Promise<unknown[]> {
  const { rows } = await database.owner.query(
    `select * from ${table} where ${column} = $1 order by 1`,
    [id],
  )
  return rows
}

const read = (kind: ServerEntity) => rowsOf(kind, 'id', mine.ids[kind])

/** `updated_at` is omitted, because a deletion touches rows that reference the record. */
async function everythingOfMine(): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {}
  for (const [table, { readableBy }] of Object.entries(TABLES)) {
    if (readableBy) continue
    const { rows } = await database.owner.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(own) - 'updated_at' as row from ${table} as own where ${table === 'profiles' ? 'id' : 'user_id'} = $1 order by own.id`,
      [mine.id],
    )
    all[table] = rows
  }
  return all
}

// The tests of each kind also cover TASK-16, INT-09, CLIENT-24 and DOC-48.
describe.each(KINDS)('delete_records and restore_deleted of %s', (kind) => {
  it('SAVE-12 SAVE-27 a restore brings back the record with its dependent rows, and may be sent twice', async () => {
    const before = await everythingOfMine()
    expect(await call(mine, 'delete_records', kind, mine.ids[kind])).toEqual(['deleted'])
    expect(await read(kind)).toEqual([])
    expect(await call(mine, 'delete_records', kind, mine.ids[kind])).toEqual(['deleted'])

    expect(await call(mine, 'restore_deleted', kind, mine.ids[kind])).toEqual(['restored'])
    expect(await everythingOfMine()).toEqual(before)
    expect(await call(mine, 'restore_deleted', kind, mine.ids[kind])).toEqual(['restored'])
    expect(await everythingOfMine()).toEqual(before)
  })

  it('SAVE-12 deleting and restoring the record of another agent are refused', async () => {
    expect(await call(theirs, 'delete_records', kind, mine.ids[kind])).toEqual([])
    expect(await read(kind)).toHaveLength(1)
    await call(mine, 'delete_records', kind, mine.ids[kind])
    expect(await call(theirs, 'restore_deleted', kind, mine.ids[kind])).toEqual([])
    expect(await call(theirs, 'delete_records', kind, mine.ids[kind])).toEqual([])
    expect(await call(mine, 'restore_deleted', kind, mine.ids[kind])).toEqual(['restored'])
  })

  it('SAVE-12 deleting and restoring are refused to anonymous visitors', async () => {
    for (const name of ['delete_records', 'restore_deleted']) {
      const text = `select ${name}('${kind}', '{${mine.ids[kind]}}')`
      expect(await attempt(database.owner, { role: 'anon' }, text)).toBe('42501')
    }
  })

  it('SAVE-12 BULK-07 deleting and restoring refuse more than 100 records', async () => {
    const ids = Array.from({ length: 101 }, () => mine.ids[kind])
    for (const name of ['delete_records', 'restore_deleted'] as const) {
      await expect(call(mine, name, kind, ...ids)).rejects.toMatchObject({ code: '22023' })
    }
  })

  it('SAVE-12 deleting and restoring accept the single record that tabs of 0.2.0 send', async () => {
    const ask = (verb: string) =>
      runAs(database.owner, mine, async () => {
        const text = `select ${verb}_record($1, $2) as done`
        return (await database.owner.query(text, [kind, mine.ids[kind]])).rows
      })
    const before = await read(kind)
    expect(await ask('delete')).toEqual([{ done: true }])
    expect(await read(kind)).toEqual([])
    expect(await ask('restore')).toEqual([{ done: true }])
    expect(await read(kind)).toEqual(before)
  })
})

describe.each(['opportunities', 'tasks', 'interactions', 'documents'] as const)('%s', (kind) => {
  it('SAVE-25 records are restored without a client that was deleted meanwhile', async () => {
    await call(mine, 'delete_records', kind, mine.ids[kind])
    await database.owner.query('delete from clients where id = $1', [mine.ids['clients']])
    expect(await call(mine, 'restore_deleted', kind, mine.ids[kind])).toEqual(['restored'])
    expect(await read(kind)).toMatchObject([{ id: mine.ids[kind], client_id: null }])
  })
})

describe('an opportunity', () => {
  it('SAVE-13 an opportunity is restored with its stage history, closing data and links', async () => {
    const id = mine.ids['opportunities']
    for (const stage of [3, 2, 6]) {
      await database.owner.query(
        'update opportunities set stage_id = $2, closed_amount = 90 where id = $1',
        [id, STAGE(stage)],
      )
    }
    await database.owner.query('update whatsapp_messages set opportunity_id = $2 where id = $1', [
      mine.ids['whatsapp_messages'],
      id,
    ])
    const look = async () => ({
      row: await read('opportunities'),
      changes: await rowsOf('opportunity_stage_changes', 'opportunity_id', id),
      interactions: (await rowsOf('interactions', 'opportunity_id', id)).length,
      messages: (await rowsOf('whatsapp_messages', 'opportunity_id', id)).length,
    })
    const before = await look()
    expect(before.changes).toHaveLength(4)
    expect(before).toMatchObject({ interactions: 1, messages: 1 })

    await call(mine, 'delete_records', 'opportunities', id)
    expect(await look()).toEqual({ row: [], changes: [], interactions: 0, messages: 0 })
    await call(mine, 'restore_deleted', 'opportunities', id)
    expect(await look()).toEqual(before)
  })
})

describe('a client', () => {
  it('SAVE-27 CLIENT-24 CLIENT-40 a restored client starts no plan, and has the links that were sent', async () => {
    const steps = JSON.stringify([{ day: 0, kind: 'task', text: 'Llamar' }])
    await database.owner.query(
      `insert into follow_up_plans (user_id, name, starts_when, is_automatic, steps) values ($1, 'Nuevo', 'client_added', true, $2)`,
      [mine.id, steps],
    )
    const before = await everythingOfMine()
    await call(mine, 'delete_records', 'clients', mine.ids['clients'])
    expect(await rowsOf('selections', 'user_id', mine.id)).toEqual([])
    await call(mine, 'restore_deleted', 'clients', mine.ids['clients'])
    expect(await everythingOfMine()).toEqual(before)
  })

  it('SAVE-25 a client is restored without the rows of a listing that was deleted meanwhile', async () => {
    await call(mine, 'delete_records', 'clients', mine.ids['clients'])
    await database.owner.query('delete from properties where user_id = $1', [mine.id])
    expect(await call(mine, 'restore_deleted', 'clients', mine.ids['clients'])).toEqual([
      'restored',
    ])
    expect(await read('clients')).toHaveLength(1)
    expect(await rowsOf('property_clients', 'user_id', mine.id)).toEqual([])
  })

  it('SAVE-25 restoring a client whose e-mail address another has now is refused, and stays possible', async () => {
    const { owner } = database
    const email = 'eva@correo.mx'
    await owner.query('update clients set email = $2 where id = $1', [mine.ids['clients'], email])
    const task = mine.ids['tasks']
    await call(mine, 'delete_records', 'clients', mine.ids['clients'])
    await owner.query(
      `insert into clients (user_id, type, first_name, last_name, email) values ($1, 'comprador', 'Eva', 'Uc', $2)`,
      [mine.id, email],
    )
    expect(await call(mine, 'restore_deleted', 'clients', mine.ids['clients'])).toEqual(['refused'])
    expect(await read('clients')).toEqual([])
    await owner.query('delete from clients where user_id = $1', [mine.id])
    expect(await call(mine, 'restore_deleted', 'clients', mine.ids['clients'])).toEqual([
      'restored',
    ])
    expect(await rowsOf('tasks', 'id', task)).toMatchObject([{ client_id: mine.ids['clients'] }])
  })
})

describe('a document', () => {
  it('DOC-48 a document is restored with its versions, its history and its links', async () => {
    const id = mine.ids['documents']
    await database.owner.query(
      `update documents set content = 'Segundo texto', url = null where id = $1`,
      [id],
    )
    const before = await everythingOfMine()
    expect(await read('documents')).toMatchObject([{ version: 2 }])
    await call(mine, 'delete_records', 'documents', id)
    expect(await rowsOf('document_versions', 'document_id', id)).toEqual([])
    await call(mine, 'restore_deleted', 'documents', id)
    expect(await everythingOfMine()).toEqual(before)
  })

  it('DOC-39 BULK-51 a document’s file is kept as long as the document can be restored', async () => {
    const name = `${mine.id}/contrato.pdf`
    const { owner } = database
    await owner.query(
      `insert into storage.objects (bucket_id, name, owner_id, created_at) values ('documents', $1, $2, now() - interval '1 week')`,
      [name, mine.id],
    )
    const { rows } = await owner.query<{ id: string }>(
      `insert into documents (user_id, name, category, status, url) values ($1, 'Contrato', 'contract', 'active', $2) returning id`,
      [mine.id, name],
    )
    const swept = async () =>
      (await owner.query('select from files_to_sweep() where path = $1', [name])).rowCount
    await call(mine, 'delete_records', 'documents', rows[0]?.id)
    expect(await swept()).toBe(0)
    await owner.query(`select private.run_daily_work(now() + interval '25 hours')`)
    expect(await swept()).toBe(1)
  })
})

describe('a deleted record', () => {
  it('SAVE-14, TASK-16 a deleted record is deleted for good a day later', async () => {
    await call(mine, 'delete_records', 'tasks', mine.ids['tasks'])
    await database.owner.query(`select private.run_daily_work(now() + interval '23 hours')`)
    expect(await rowsOf('private.deleted_records', 'user_id', mine.id)).toHaveLength(1)
    await database.owner.query(`select private.run_daily_work(now() + interval '25 hours')`)
    expect(await rowsOf('private.deleted_records', 'user_id', mine.id)).toEqual([])
    expect(await call(mine, 'restore_deleted', 'tasks', mine.ids['tasks'])).toEqual([])
  })

  it('SAVE-14 deleted records count towards the account’s limit, which drops the oldest and refuses no deletion', async () => {
    const quota = (name: string, value: number) =>
      database.owner.query('update private.quotas set value = $2 where name = $1', [name, value])
    const addTask = async (description: string) => {
      const { rows } = await database.owner.query<{ id: string }>(
        `insert into tasks (user_id, title, description) values ($1, 'Llamar', $2) returning id`,
        [mine.id, description],
      )
      return rows[0]!.id
    }
    await call(theirs, 'delete_records', 'tasks', theirs.ids['tasks'])
    await quota('deleted_records', 3)
    const ids: string[] = []
    for (let i = 0; i < 5; i += 1) {
      ids.push(await addTask('Corta'))
      expect(await call(mine, 'delete_records', 'tasks', ids[i])).toEqual(['deleted'])
    }
    expect(await rowsOf('private.deleted_records', 'user_id', mine.id)).toHaveLength(3)
    expect(await call(mine, 'restore_deleted', 'tasks', ids[1])).toEqual([])
    expect(await call(mine, 'restore_deleted', 'tasks', ids[2])).toEqual(['restored'])

    await quota('deleted_records', 500)
    await quota('deleted_records_bytes', 10)
    const large = await addTask('Larga '.repeat(500))
    await call(mine, 'delete_records', 'tasks', large)
    expect(await rowsOf('private.deleted_records', 'user_id', mine.id)).toMatchObject([
      { record_id: large },
    ])
    expect(await call(mine, 'restore_deleted', 'tasks', large)).toEqual(['restored'])
    expect(await rowsOf('private.deleted_records', 'user_id', theirs.id)).toHaveLength(1)
  })

  it.each(['anon', 'authenticated', 'service_role'])(
    '%s cannot read a deleted record',
    async (role) => {
      const { rows } = await database.owner.query(
        `select has_table_privilege($1, 'private.deleted_records', 'select, insert, update, delete') as may`,
        [role],
      )
      expect(rows).toEqual([{ may: false }])
    },
  )
})
