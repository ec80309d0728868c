import { afterAll, beforeAll, describe } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { describeRlsMatrix } from './describe-rls-matrix.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe('row-level security matrix', () => {
  describeRlsMatrix(() => database.owner)
})
