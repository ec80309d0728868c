import { cannotSubscribe } from '../errors.ts'
import type { Filter } from './filter.ts'
import { FilterFault, parseFilters } from './parse-filters.ts'

type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE'

/** `*` matches any value. */
export interface Binding {
  event: ChangeType | '*'
  schema: string
  table: string
  filters: Filter[]
  select: string[] | undefined
}

/** The rules and texts are those of Realtime's parse_subscription_params. Throws RealtimeError. */
export function parseBinding(params: Record<string, unknown>): Binding {
  const { schema, table, filter } = params
  const select = parseSelect(params['select'])
  const event = parseEvent(params['event'])
  // supabase-js omits an undefined filter, but clients in other languages send null.
  const hasFilter = filter !== undefined && filter !== null
  if (
    typeof schema === 'string' &&
    typeof table === 'string' &&
    (!hasFilter || typeof filter === 'string')
  )
    return withSelect({ event, schema, table, filters: hasFilter ? filtersOf(filter) : [], select })
  if (typeof schema === 'string' && isAbsent(table) && !hasFilter)
    return withSelect({ event, schema, table: '*', filters: [], select })
  if (isAbsent(schema) && typeof table === 'string' && !hasFilter)
    return withSelect({ event, schema: 'public', table, filters: [], select })
  throw cannotSubscribe(
    'No subscription params provided. Please provide at least a `schema` or `table` to subscribe to',
  )
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null
}

function filtersOf(filter: string): Filter[] {
  try {
    return parseFilters(filter)
  } catch (error) {
    if (!(error instanceof FilterFault)) throw error
    throw cannotSubscribe(`Error parsing \`filter\` params: ${error.message}`)
  }
}

function parseEvent(event: unknown): Binding['event'] {
  const name = typeof event === 'string' ? event.toUpperCase() : '*'
  return name === 'INSERT' || name === 'UPDATE' || name === 'DELETE' ? name : '*'
}

function parseSelect(select: unknown): string[] | undefined {
  if (typeof select === 'string')
    throw cannotSubscribe(
      'Error parsing `select` params: expected a list of column name strings, e.g. select: ["col1", "col2"]',
    )
  if (!Array.isArray(select)) return undefined
  const names = select.filter((name) => typeof name === 'string')
  return names.length > 0 ? names : undefined
}

function withSelect(binding: Binding): Binding {
  if (binding.select && (binding.schema === '*' || binding.table === '*'))
    throw cannotSubscribe(
      'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.',
    )
  return binding
}
