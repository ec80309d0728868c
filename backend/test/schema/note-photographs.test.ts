import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { attempt, createAgent, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let mine: Agent
let theirs: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  mine = await createAgent(database.owner)
  theirs = await createAgent(database.owner)
})
afterAll(() => database.drop())

const noteOf = ({ ids }: Agent) => ids['interactions'] ?? ''
const photoOf = (agent: Agent, note = noteOf(agent)) => `${agent.id}/${note}/${randomUUID()}.jpg`
const photos = (count: number) => Array.from({ length: count }, () => photoOf(mine))

const name = (paths: readonly (string | null)[]) =>
  attempt(
    database.owner,
    { role: 'authenticated', id: mine.id },
    'update interactions set photos = $2 where id = $1',
    [noteOf(mine), paths],
  )

it('NOTE-01 the photographs’ bucket is private and accepts JPEG of at most 10 MiB', async () => {
  const { rows } = await database.owner.query(
    `select public, file_size_limit::int, allowed_mime_types from storage.buckets where id = 'notes'`,
  )
  expect(rows).toEqual([
    { public: false, file_size_limit: 10 * 1024 * 1024, allowed_mime_types: ['image/jpeg'] },
  ])
})

it('NOTE-01 an interaction may have at most six photographs', async () => {
  expect(await name(photos(6))).toBe(1)
  expect(await name(photos(7))).toBe('23514')
})

it.each([
  ['in the folder of another agent', () => photoOf(theirs)],
  ['of another interaction', () => photoOf(mine, randomUUID())],
  ['elsewhere', () => 'https://casas.mx/1.jpg'],
  ['with another ending', () => photoOf(mine).replace('.jpg', '.png')],
  ['in a folder below', () => photoOf(mine).replace('.jpg', '/../x.jpg')],
  ['that is nothing', () => null],
])('NOTE-01 an interaction may have no photograph %s', async (_where, path) => {
  expect(await name([path()])).toBe('23514')
})

it('NOTE-06 photographs stay with an interaction that is deleted and restored, or whose client is merged', async () => {
  const { owner } = database
  const note = randomUUID()
  const paths = [photoOf(mine, note)]
  const read = async () => {
    const { rows } = await owner.query('select client_id, photos from interactions where id = $1', [
      note,
    ])
    return rows as unknown[]
  }
  const { rows } = await owner.query<{ id: string; updated_at: string }>(
    `insert into clients (user_id, type, first_name, last_name)
     values ($1, 'comprador', 'Ana', 'Uc'), ($1, 'comprador', 'Ana', 'Uk') returning id, updated_at::text`,
    [mine.id],
  )
  const [keep, remove] = rows
  await owner.query(
    `insert into interactions (id, user_id, client_id, subject, photos) values ($1, $2, $3, 'Visita', $4)`,
    [note, mine.id, remove?.id, paths],
  )
  await runAs(owner, mine, async () => {
    await owner.query(`select delete_record('interactions', $1)`, [note])
    await owner.query(`select restore_record('interactions', $1)`, [note])
  })
  expect(await read()).toEqual([{ client_id: remove?.id, photos: paths }])
  await runAs(owner, mine, () =>
    owner.query('select merge_clients($1, $2, $3, $4, $5)', [
      keep?.id,
      remove?.id,
      keep?.updated_at,
      remove?.updated_at,
      { type: 'comprador', first_name: 'Ana', last_name: 'Uc', tags: [], status: 'active' },
    ]),
  )
  expect(await read()).toEqual([{ client_id: keep?.id, photos: paths }])
})
