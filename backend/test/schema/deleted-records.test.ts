import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attempt, createAgent, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

const KINDS = ['tasks', 'opportunities', 'interactions'] as const
type Kind = (typeof KINDS)[number]

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

async function call(agent: Agent, verb: 'delete' | 'restore', kind: string, id?: string) {
  const { owner } = database
  return runAs(owner, agent, async () => {
    const text = `select ${verb}_record($1, $2) as done`
    return (await owner.query<{ done: boolean }>(text, [kind, id])).rows[0]?.done
  })
}

async function rowsOf(table: string, column: string, id: string | undefined): Promise<unknown[]> {
  const { rows } = await database.owner.query(
    `select * from ${table} where ${column} = $1 order by 1`,
    [id],
  )
  return rows
}

const read = (kind: Kind) => rowsOf(kind, 'id', mine.ids[kind])

// TASK-16 and INT-09 for tasks and interactions.
describe.each(KINDS)('delete_record and restore_record of %s', (kind) => {
  it('SAVE-12 restore the same row, and may be sent twice', async () => {
    const before = await read(kind)
    expect(before).toHaveLength(1)
    expect(await call(mine, 'delete', kind, mine.ids[kind])).toBe(true)
    expect(await read(kind)).toEqual([])
    expect(await call(mine, 'delete', kind, mine.ids[kind])).toBe(true)

    expect(await call(mine, 'restore', kind, mine.ids[kind])).toBe(true)
    expect(await read(kind)).toEqual(before)
    expect(await call(mine, 'restore', kind, mine.ids[kind])).toBe(true)
    expect(await read(kind)).toEqual(before)
  })

  it('SAVE-12 are refused for the record of another agent', async () => {
    expect(await call(theirs, 'delete', kind, mine.ids[kind])).toBe(false)
    expect(await read(kind)).toHaveLength(1)
    await call(mine, 'delete', kind, mine.ids[kind])
    expect(await call(theirs, 'restore', kind, mine.ids[kind])).toBe(false)
    expect(await call(theirs, 'delete', kind, mine.ids[kind])).toBe(false)
    expect(await call(mine, 'restore', kind, mine.ids[kind])).toBe(true)
  })

  it('SAVE-12 are refused to anonymous visitors', async () => {
    for (const verb of ['delete', 'restore']) {
      const text = `select ${verb}_record('${kind}', '${mine.ids[kind]}')`
      expect(await attempt(database.owner, { role: 'anon' }, text)).toBe('42501')
    }
  })

  it('SAVE-12 leave out a client that was deleted meanwhile', async () => {
    await call(mine, 'delete', kind, mine.ids[kind])
    await database.owner.query('delete from clients where id = $1', [mine.ids['clients']])
    expect(await call(mine, 'restore', kind, mine.ids[kind])).toBe(true)
    expect(await read(kind)).toMatchObject([{ id: mine.ids[kind], client_id: null }])
  })
})

describe('an opportunity', () => {
  it('SAVE-13 is restored with its stage history, closing data and links', async () => {
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

    await call(mine, 'delete', 'opportunities', id)
    expect(await look()).toEqual({ row: [], changes: [], interactions: 0, messages: 0 })
    await call(mine, 'restore', 'opportunities', id)
    expect(await look()).toEqual(before)
  })
})

describe('a deleted record', () => {
  it('SAVE-12 is a task, an opportunity or an interaction', async () => {
    await expect(call(mine, 'delete', 'clients', mine.ids['clients'])).rejects.toThrow(
      'no such kind',
    )
    await expect(call(mine, 'restore', 'clients', mine.ids['clients'])).rejects.toThrow(
      'no such kind',
    )
  })

  it('SAVE-14, TASK-16 is deleted for good a day later', async () => {
    await call(mine, 'delete', 'tasks', mine.ids['tasks'])
    await database.owner.query(`select private.run_daily_work(now() + interval '23 hours')`)
    expect(await rowsOf('private.deleted_records', 'user_id', mine.id)).toHaveLength(1)
    await database.owner.query(`select private.run_daily_work(now() + interval '25 hours')`)
    expect(await rowsOf('private.deleted_records', 'user_id', mine.id)).toEqual([])
    expect(await call(mine, 'restore', 'tasks', mine.ids['tasks'])).toBe(false)
  })

  it('SAVE-14 counts towards the limit of its account, which drops the oldest and refuses no deletion', async () => {
    const quota = (name: string, value: number) =>
      database.owner.query('update private.quotas set value = $2 where name = $1', [name, value])
    const addTask = async (description: string) => {
      const { rows } = await database.owner.query<{ id: string }>(
        `insert into tasks (user_id, title, description) values ($1, 'Llamar', $2) returning id`,
        [mine.id, description],
      )
      return rows[0]!.id
    }
    await call(theirs, 'delete', 'tasks', theirs.ids['tasks'])
    await quota('deleted_records', 3)
    const ids: string[] = []
    for (let i = 0; i < 5; i += 1) {
      ids.push(await addTask('Corta'))
      expect(await call(mine, 'delete', 'tasks', ids[i])).toBe(true)
    }
    expect(await rowsOf('private.deleted_records', 'user_id', mine.id)).toHaveLength(3)
    expect(await call(mine, 'restore', 'tasks', ids[1])).toBe(false)
    expect(await call(mine, 'restore', 'tasks', ids[2])).toBe(true)

    await quota('deleted_records', 500)
    await quota('deleted_records_bytes', 10)
    const large = await addTask('Larga '.repeat(500))
    await call(mine, 'delete', 'tasks', large)
    expect(await rowsOf('private.deleted_records', 'user_id', mine.id)).toMatchObject([
      { record_id: large },
    ])
    expect(await call(mine, 'restore', 'tasks', large)).toBe(true)
    expect(await rowsOf('private.deleted_records', 'user_id', theirs.id)).toHaveLength(1)
  })

  it.each(['anon', 'authenticated', 'service_role'])('cannot be read by %s', async (role) => {
    const { rows } = await database.owner.query(
      `select has_table_privilege($1, 'private.deleted_records', 'select, insert, update, delete') as may`,
      [role],
    )
    expect(rows).toEqual([{ may: false }])
  })
})
