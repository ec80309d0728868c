import { asDatabaseFailure, QUERY_CANCELED } from '../../database/sqlstate.ts'
import type { Database } from '../../database/types.ts'
import type { Person } from '../channel/person.ts'
import { cannotSubscribe } from '../errors.ts'
import { invalidBinding } from './binding-errors.ts'
import { probeSql } from './filter-sql.ts'
import { findColumn } from './published-table.ts'
import { readScope } from './read-scope.ts'
import type { TableBinding } from './resolve-bindings.ts'
import { Parameters } from './sql-text.ts'

/** These classes of SQLSTATE report a state of the server, not a fault of the filter. */
const SERVERS_FAULT = /^(08|53|57|58)/
/** PostgreSQL reports a pattern that ends in an escape only once a value reaches that end. */
const ENDS_IN_ESCAPE = /(?<!\\)(\\\\)*\\$/

/**
 * Only PostgreSQL knows which values and operators a type accepts. One statement checks all filters of a join within the given time; only
 * if it fails are the filters checked one by one. Throws RealtimeError.
 */
export async function probeFilters(
  database: Database,
  person: Person,
  bindings: TableBinding[],
  timeoutMs: number,
): Promise<void> {
  const filtered = bindings.filter(({ filters }) => filters.length > 0)
  if (filtered.length === 0) return
  for (const binding of filtered) checkEnds(binding)
  const until = performance.now() + timeoutMs
  const failure = await probe(database, person, filtered, timeoutMs)
  if (!failure) return
  for (const binding of filtered) {
    const left = Math.ceil(until - performance.now())
    if (left <= 0) break
    const own = await probe(database, person, [binding], left)
    if (own) throw invalidBinding(binding, own)
  }
  throw invalidBinding(filtered[0]!, failure)
}

async function probe(
  database: Database,
  person: Person,
  bindings: TableBinding[],
  timeoutMs: number,
): Promise<string | undefined> {
  const parameters = new Parameters()
  const probes = bindings.flatMap(({ of, filters }) =>
    filters.map((filter) => `(${probeSql(filter, findColumn(of, filter.column)!, parameters)})`),
  )
  try {
    const text = `select from (values ${probes.join(', ')}) probes (holds) where holds`
    await database.run(readScope(person, timeoutMs), { text, values: parameters.values })
    return undefined
  } catch (error) {
    const failure = asDatabaseFailure(error)
    if (failure?.code === QUERY_CANCELED) throw tooSlow()
    if (!failure || SERVERS_FAULT.test(failure.code)) throw error
    return `${failure.code} ${failure.message}`
  }
}

/** A filter may be fast when it is checked and slow when rows are compared. */
export const tooSlow = () =>
  cannotSubscribe('Unable to subscribe to changes: a filter takes too long')

function checkEnds(binding: TableBinding): void {
  for (const filter of binding.filters)
    if (
      (filter.operator === 'like' || filter.operator === 'ilike') &&
      ENDS_IN_ESCAPE.test(filter.value)
    )
      throw invalidBinding(binding, '22025 LIKE pattern must not end with escape character')
}
