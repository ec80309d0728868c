import { VIEW_ENTITIES, VIEW_LIMITS, viewNameSchema } from '@predio/domain/views'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { attempt, createAgent, insertRow, insertText, type Agent } from '../rls/agents.ts'
import { runAs } from '../run-as.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let agent: Agent

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  agent = await createAgent(database.owner)
})

const add = (values: Record<string, unknown>) =>
  insertRow(database.owner, 'saved_views', {
    user_id: agent.id,
    entity: 'clients',
    name: 'Vista',
    ...values,
  })

const tryAdd = (values: Record<string, unknown>) => {
  const row = { entity: 'clients', ...values }
  return attempt(
    database.owner,
    { role: 'authenticated', id: agent.id },
    insertText('saved_views', row, ''),
    Object.values(row),
  )
}

async function arranged(): Promise<[string, boolean][]> {
  const { rows } = await database.owner.query<{ name: string; is_default: boolean }>(
    `select name, is_default from saved_views where user_id = $1 and entity = 'tasks' order by position`,
    [agent.id],
  )
  return rows.map(({ name, is_default }) => [name, is_default])
}

it('VIEW-06 the database accepts the same names as the form', async () => {
  for (const name of ['', ' ', 'V', 'á'.repeat(60), 'á'.repeat(61)]) {
    const isAccepted = viewNameSchema.safeParse({ name }).success
    expect(await tryAdd({ name }), `«${name}»`).toBe(isAccepted ? 1 : '23514')
  }
})

it('VIEW-06 every list of the view language may have saved views, and no other list', async () => {
  for (const entity of VIEW_ENTITIES) expect(await tryAdd({ entity, name: 'Otra' })).toBe(1)
  expect(await tryAdd({ entity: 'users', name: 'Otra' })).toBe('23514')
})

it('VIEW-02 a saved view may be as long as an address may be', async () => {
  const { queryLength } = VIEW_LIMITS
  expect(await tryAdd({ name: 'Larga', query: 'x'.repeat(queryLength) })).toBe(1)
  expect(await tryAdd({ name: 'Larga', query: 'x'.repeat(queryLength + 1) })).toBe('23514')
})

it('VIEW-06 two saved views of a list need names that differ in more than case', async () => {
  await add({ name: 'Activos' })
  expect(await tryAdd({ name: 'ACTIVOS' })).toBe('23505')
  expect(await tryAdd({ name: 'ACTIVOS', entity: 'tasks' })).toBe(1)
})

it.each([' Activos', 'activos ', '\tActivos\n'])(
  'VIEW-06 spaces do not make a name different: «%s»',
  async (name) => {
    await add({ name: 'Activos' })
    expect(await tryAdd({ name })).toBe('23505')
  },
)

it('VIEW-06 an agent has at most fifty saved views', async () => {
  for (let count = 2; count <= 50; count++) await add({ name: `Vista ${count}` })
  await expect(add({ name: 'Una más' })).rejects.toMatchObject({ code: 'P0001', hint: 'quota' })
})

it('VIEW-08 arranges the saved views of one list and sets the view with which the list opens', async () => {
  const ids: string[] = []
  for (const name of ['a', 'b', 'c']) ids.push(await add({ name, entity: 'tasks' }))
  const arrange = (ordered: (string | undefined)[], view: string | null) =>
    runAs(database.owner, agent, () =>
      database.owner.query('select arrange_views($1, $2, $3)', ['tasks', ordered, view]),
    )
  await arrange([ids[2], ids[0], ids[1]], ids[0] ?? null)
  expect(await arranged()).toEqual([
    ['c', false],
    ['a', true],
    ['b', false],
  ])
  await arrange([ids[0], ids[1], ids[2]], ids[1] ?? null)
  expect(await arranged()).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
  ])
  await arrange(ids, null)
  expect((await arranged()).some(([, isDefault]) => isDefault)).toBe(false)
})
