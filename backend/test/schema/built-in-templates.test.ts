import { BUILT_IN_TEMPLATES } from '@predio/domain/documents'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { attempt, createAgent } from '../rls/agents.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('TPL-01 the built-in templates equal those of the domain and have no owner', async () => {
  const { rows } = await database.owner.query(
    `select id, user_id, name, category, is_public, description, content, variables
     from document_templates where user_id is null order by id`,
  )
  const expected = BUILT_IN_TEMPLATES.map(({ documentType: _type, ...template }) => ({
    ...template,
    user_id: null,
    is_public: true,
  }))
  expect(rows).toEqual(expected.toSorted((a, b) => a.id.localeCompare(b.id)))
})

it('TPL-01 an agent reads the built-in templates and can neither change nor delete them', async () => {
  const { id } = await createAgent(database.owner)
  const on = (text: string) =>
    attempt(database.owner, { role: 'authenticated', id }, `${text} where user_id is null`)
  expect(await on('select id from document_templates')).toBe(BUILT_IN_TEMPLATES.length)
  expect(await on(`update document_templates set name = 'Mía'`)).toBe(0)
  expect(await on('delete from document_templates')).toBe(0)
})
