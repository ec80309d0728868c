import { asDatabaseFailure } from '../../database/sqlstate.ts'
import type { Database } from '../../database/types.ts'
import type { Person } from '../channel/person.ts'
import { invalidBinding } from './binding-errors.ts'
import { probeSql } from './filter-sql.ts'
import { findColumn } from './published-table.ts'
import { readScope } from './read-scope.ts'
import type { TableBinding } from './resolve-bindings.ts'
import { Parameters } from './sql-text.ts'

/** Classes of SQLSTATE that speak of the server's state and not of the filter. */
const SERVERS_FAULT = /^(08|53|57|58)/

/** PostgreSQL knows best which values and operators a type takes. Throws RealtimeError. */
export async function probeFilters(
  database: Database,
  person: Person,
  binding: TableBinding,
): Promise<void> {
  if (binding.filters.length === 0) return
  const parameters = new Parameters()
  const probes = binding.filters.map((filter) =>
    probeSql(filter, findColumn(binding.of, filter.column)!, parameters),
  )
  try {
    const text = `select ${probes.join(', ')}`
    await database.run(readScope(person), { text, values: parameters.values })
  } catch (error) {
    const failure = asDatabaseFailure(error)
    if (!failure || SERVERS_FAULT.test(failure.code)) throw error
    throw invalidBinding(binding, `${failure.code} ${failure.message}`)
  }
}
