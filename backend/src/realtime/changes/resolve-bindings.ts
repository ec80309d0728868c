import type { Person } from '../channel/person.ts'
import { cannotSubscribe } from '../errors.ts'
import type { Limits } from '../limits.ts'
import { invalidBinding, notPublished } from './binding-errors.ts'
import type { Catalogue } from './catalogue.ts'
import { isKeyword } from './filter-sql.ts'
import type { Binding } from './parse-binding.ts'
import { findColumn, type PublishedTable } from './published-table.ts'

/** probeFilters checks later whether the filters work. */
export interface TableBinding extends Binding {
  id: number
  of: PublishedTable
  /** Bindings with the same columns and filters share a view. */
  view: string
}

/** Throws RealtimeError with the text of Supabase's system message. */
export async function resolveBindings(
  catalogue: Catalogue,
  person: Person,
  bindings: (Binding & { id: number })[],
  limits: Limits,
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
    if (resolved.length > limits.tablesPerChannel) throw cannotSubscribe('Too many bindings')
  }
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
