import { expect, it } from 'vitest'
import { QUOTA_NAMES } from '../../src/settings/quota-names.ts'
import { createTestDatabase } from '../test-database.ts'

it('OPS-67 the limits that QUOTAS may name are those of the database', async () => {
  const database = await createTestDatabase()
  const { rows } = await database.owner.query<{ name: string }>(
    'select name from private.quotas order by name collate "C"',
  )
  expect([...QUOTA_NAMES].toSorted()).toEqual(rows.map(({ name }) => name))
  await database.drop()
})
