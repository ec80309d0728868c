import { cannotSubscribe, type RealtimeError } from '../errors.ts'
import type { Filter } from './filter.ts'
import type { Binding } from './parse-binding.ts'

export function notPublished(binding: Binding): RealtimeError {
  return cannotSubscribe(
    `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [${describe(binding)}]`,
  )
}

export function invalidBinding(binding: Binding, exception: string): RealtimeError {
  return cannotSubscribe(
    `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: [${describe(binding)}]. Exception: ERROR ${exception}`,
  )
}

function describe({ event, schema, table, filters, select }: Binding): string {
  const conditions = filters.map(describeFilter).join(', ')
  return `event: ${event}, schema: ${schema}, table: ${table}, filters: [${conditions}], select: ${select ? JSON.stringify(select) : 'nil'}`
}

function describeFilter(filter: Filter): string {
  const value = filter.operator === 'in' ? `{${filter.values.join(',')}}` : filter.value
  return `{${JSON.stringify(filter.column)}, ${JSON.stringify(filter.operator)}, ${JSON.stringify(value)}, ${filter.negated}}`
}
