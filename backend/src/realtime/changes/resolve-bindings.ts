import { asDatabaseFailure } from '../../database/sqlstate.ts'
import type { Database } from '../../database/types.ts'
import type { Person } from '../channel/person.ts'
import { invalidBinding, notPublished } from './binding-errors.ts'
import type { Catalogue } from './catalogue.ts'
import { isKeyword, probeSql } from './filter-sql.ts'
import type { Binding } from './parse-binding.ts'
import { findColumn, type PublishedTable } from './published-table.ts'
import { readScope } from './read-scope.ts'
import { Parameters } from './sql-text.ts'

/** Classes of SQLSTATE that speak of the server's state and not of the filter. */
const SERVERS_FAULT = /^(08|53|57|58)/

/** A binding on one table, checked: its columns exist, its values fit and its operators apply. */
export interface TableBinding extends Binding {
  id: number
  of: PublishedTable
  /** Equal for bindings that show the same of a row, under the same conditions. */
  view: string
}

/** Throws RealtimeError with the text Supabase would send as a system message. */
export async function resolveBindings(
  database: Database,
  catalogue: Catalogue,
  person: Person,
  bindings: (Binding & { id: number })[],
): Promise<TableBinding[]> {
  const tables = await catalogue.tablesFor(person.role)
  const resolved: TableBinding[] = []
  for (const binding of bindings) {
    const matching = tables.filter(
      ({ schema, name }) =>
        (binding.schema === '*' || binding.schema === schema) &&
        (binding.table === '*' || binding.table === name),
    )
    if (matching.length === 0) throw notPublished(binding)
    const view = JSON.stringify([binding.filters, binding.select])
    for (const of of matching) {
      checkColumns(binding, of)
      resolved.push({ ...binding, of, view })
    }
  }
  for (const binding of resolved) await probeFilters(database, person, binding)
  return resolved
}

function checkColumns(binding: Binding, table: PublishedTable): void {
  for (const name of binding.select ?? [])
    if (!findColumn(table, name)) throw invalidBinding(binding, `invalid column for select ${name}`)
  for (const filter of binding.filters) {
    const column = findColumn(table, filter.column)
    if (!column) throw invalidBinding(binding, `invalid column for filter ${filter.column}`)
    if (filter.operator === 'is') checkKeyword(binding, filter.value, column.type)
  }
}

function checkKeyword(binding: Binding, value: string, type: string): void {
  if (!isKeyword(value))
    throw invalidBinding(
      binding,
      'invalid value for is filter: must be null, true, false, or unknown',
    )
  if (value !== 'null' && type !== 'bool')
    throw invalidBinding(binding, `is ${value} filter requires a boolean column, got ${type}`)
}

/** PostgreSQL knows best which values and operators a type takes. Throws RealtimeError. */
async function probeFilters(
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
