import { isComparison, type Filter } from './filter.ts'
import { splitOutsideQuotes, unquote } from './split-values.ts'

const MAX_FILTERS = 20
const MAX_VALUES = 100

export function parseFilters(text: string): Filter[] {
  if (text.trim() === '') return []
  const filters = splitOutsideQuotes(text.trim()).map(parseFilter)
  if (filters.length > MAX_FILTERS)
    throw new FilterFault(`too many filters. Maximum ${MAX_FILTERS}`)
  return filters
}

/** This error's message becomes part of Realtime's own: "Error parsing `filter` params: …". */
export class FilterFault extends Error {
  override name = 'FilterFault'
}

function parseFilter(segment: string): Filter {
  const text = segment.trim()
  if (text === '')
    throw new FilterFault('filter must not contain empty segments (check for extra commas)')
  const [column, condition] = splitOnce(text, '=')
  if (condition === undefined) throw new FilterFault(JSON.stringify([text]))
  const negated = condition.startsWith('not.')
  const [operator, value] = splitOnce(negated ? condition.slice(4) : condition, '.')
  if (value === undefined) throw new FilterFault(JSON.stringify([operator]))
  if (operator === 'in') return { column, negated, operator, values: parseList(value) }
  if (operator === 'is') return { column, negated, operator, value }
  if (isComparison(operator)) return { column, negated, operator, value: unquote(value) }
  throw new FilterFault(JSON.stringify([operator, value]))
}

function parseList(value: string): string[] {
  if (!value.startsWith('(') || !value.endsWith(')'))
    throw new FilterFault('`in` filter value must be wrapped by parentheses')
  const inside = value.slice(1, -1)
  const values = inside === '' ? [] : splitOutsideQuotes(inside).map((item) => unquote(item.trim()))
  if (values.length > MAX_VALUES)
    throw new FilterFault(`too many values for \`in\` filter. Maximum ${MAX_VALUES}`)
  return values
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + separator.length)]
}
