import { COLUMNS } from '@predio/domain/database'
import { expect, it } from 'vitest'
import { clientTables } from './client-tables.ts'

it('PRIV-22 the export about a client has every table whose rows name a client', () => {
  const naming = Object.entries<readonly string[]>(COLUMNS)
    .filter(([, columns]) => columns.includes('client_id'))
    .map(([table]) => table)
  const exported = new Set<string>(clientTables('').map(({ name }) => name))
  expect(naming.length).toBeGreaterThan(10)
  expect(naming.filter((table) => !exported.has(table))).toEqual([])
})
