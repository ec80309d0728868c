import type { ColumnTest, QuerySort, QueryTest } from '@predio/domain/views'
import { searchPatterns } from '../search-patterns.ts'
import type { Order } from './keyset.ts'
import { quoteValue } from './quote-value.ts'

/** The part of postgrest-js's query builder that conditions need. */
interface Testable {
  or(filters: string): this
}

/** Adds the conditions of a view to a query; the server sees values only as values. */
export function applyTests<Query extends Testable>(
  query: Query,
  tests: readonly QueryTest[],
): Query {
  let tested = query
  for (const test of tests) {
    const alternatives = test.map(inWords).filter((words) => words !== '')
    if (alternatives.length > 0) tested = tested.or(alternatives.join(','))
  }
  return tested
}

/** The order of a view; the id at its end makes it complete. */
export function orderOf<Row>(sorts: readonly QuerySort[]): Order<Row> {
  const keys = sorts.map(({ column, ascending, isNullable }) => ({
    column,
    ascending,
    ...(isNullable && { isNullable: true }),
  }))
  return [...keys, { column: 'id', ascending: false }] as unknown as Order<Row>
}

function inWords(tests: readonly ColumnTest[]): string {
  const words = tests.flatMap(testInWords)
  return words.length > 1 ? `and(${words.join(',')})` : words.join('')
}

function testInWords(test: ColumnTest): string[] {
  const { column } = test
  switch (test.is) {
    case 'in':
    case 'word':
      return [`${column}.${notIf(test.not)}in.(${test.values.map(quoteValue).join(',')})`]
    case 'words':
      return [`${column}.${notIf(test.not)}ov.${quoteValue(arrayOf(test.values))}`]
    case 'gte':
    case 'lte':
    case 'lt':
      return [`${column}.${test.is}.${quoteValue(test.value)}`]
    case 'null':
    case 'true':
      return [`${column}.${notIf(test.not)}is.${test.is}`]
    case 'empty':
      return [`${column}.${notIf(test.not)}eq.${quoteValue('{}')}`]
    case 'says':
      return searchPatterns(test.text).map((pattern) => `${column}.like.${quoteValue(pattern)}`)
  }
}

function notIf(isNot: boolean | undefined): string {
  return isNot ? 'not.' : ''
}

/** PostgreSQL's notation of an array of texts. */
function arrayOf(values: readonly string[]): string {
  return `{${values.map(quoteValue).join(',')}}`
}
