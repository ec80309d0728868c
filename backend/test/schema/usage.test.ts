import { afterAll, beforeAll, expect, it } from 'vitest'
import { attempt, createAgent, type Agent } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let mine: Agent
let theirs: Agent

beforeAll(async () => {
  database = await createTestDatabase()
  mine = await createAgent(database.owner)
  theirs = await createAgent(database.owner)
  await store(mine, 'documents', `${mine.id}/contrato.pdf`, 1000)
  await store(mine, 'documents', `${mine.id}/ai-generated/texto.txt`, 20)
  await store(mine, 'images', `logos/${mine.id}/logo.png`, 300)
  await store(mine, 'images', 'processed/1.jpg', 4000)
  await store(mine, 'listing-photos', `${mine.id}/casa/sala.jpg`, 50_000)
  await store(mine, 'notes', `${mine.id}/nota/fachada.jpg`, 200_000)
  await store(theirs, 'listing-photos', `${theirs.id}/casa/sala.jpg`, 600)
  await store(mine, 'documents', `${mine.id}/subiendo.pdf`)
  await store(theirs, 'documents', `${theirs.id}/contrato.pdf`, 7)
  await store(theirs, 'images', 'processed/2.jpg', 80)
})
afterAll(() => database.drop())

async function store(agent: Agent, bucket: string, name: string, size?: number): Promise<void> {
  await database.owner.query(
    'insert into storage.objects (bucket_id, name, owner_id, metadata) values ($1, $2, $3, $4)',
    [bucket, name, agent.id, size === undefined ? null : { size }],
  )
}

async function usageOf({ id }: Agent): Promise<unknown> {
  const { owner } = database
  await owner.query('begin')
  try {
    await owner.query('set local role authenticated')
    await owner.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ sub: id, role: 'authenticated' }),
    ])
    return (await owner.query<{ usage: unknown }>('select public.usage()')).rows[0]?.usage
  } finally {
    await owner.query('rollback')
  }
}

it('SUB-14, PHOTO-07 and NOTE-05 the usage counts properties and documents and sums the bytes of one’s own files', async () => {
  expect(await usageOf(mine)).toEqual({ properties: 1, documents: 1, storage_bytes: 255_320 })
  expect(await usageOf(theirs)).toEqual({ properties: 1, documents: 1, storage_bytes: 687 })
})

it('the usage is refused to visitors', async () => {
  expect(await attempt(database.owner, { role: 'anon' }, 'select * from public.usage()')).toBe(
    '42501',
  )
})
