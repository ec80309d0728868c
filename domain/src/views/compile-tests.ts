import { foldForSearch } from '../text/index.ts'
import type { ColumnTest, QueryTest, RelatedTest } from './query-test.ts'

type Cell = string | number | boolean | null | readonly string[] | ReadonlySet<string>

export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>

type Test<Row> = (row: Row) => boolean

/** VIEW-61: the tests of a view give the same result in the browser as in the database. */
export function compileTests<Row>(tests: readonly QueryTest[], columns: Columns<Row>): Test<Row> {
  const compiled = tests
    .filter((alternatives) => alternatives.length > 0)
    .map((alternatives) => anyOf(alternatives.map((all) => allOf(all, columns))))
  return (row) => compiled.every((holds) => holds(row))
}

function anyOf<Row>(alternatives: readonly Test<Row>[]): Test<Row> {
  const [only, ...more] = alternatives
  return only && more.length === 0 ? only : (row) => alternatives.some((holds) => holds(row))
}

function allOf<Row>(all: readonly ColumnTest[], columns: Columns<Row>): Test<Row> {
  const tests = all.map((test) => {
    // Only lists that the server filters have related fields.
    if (test.is === 'related') throw new Error(`${test.field} is not known in the browser`)
    const read = columns[test.column] ?? (() => null)
    const holds = compile(test)
    return (row: Row) => holds(read(row))
  })
  const [only, ...more] = tests
  return only && more.length === 0 ? only : (row) => tests.every((holds) => holds(row))
}

function compile(test: Exclude<ColumnTest, RelatedTest>): (cell: Cell) => boolean {
  const isNot = 'not' in test && (test.not ?? false)
  switch (test.is) {
    case 'null':
      return (cell) => (cell === null) !== isNot
    case 'true':
      return (cell) => (cell === true) !== isNot
    case 'empty':
      return (cell) => cell !== null && (sizeOf(cell) === 0) !== isNot
    case 'in':
      return compileValues(isAmong, test.values, isNot)
    case 'word':
      return compileValues((cell, word) => cell === word, test.values.map(fold), isNot)
    case 'words':
      return compileValues(contains, test.values.map(fold), isNot)
    case 'gte':
    case 'lte':
    case 'lt':
      return compileLimit(test.is, test.value)
    case 'says': {
      const words = foldForSearch(test.text).split(/[\s,;*]+/)
      return (cell) => typeof cell === 'string' && words.every((word) => cell.includes(word))
    }
  }
}

/** As in the database, a missing value matches neither a test nor its negation. */
function compileValues(
  holds: (cell: Cell, value: string) => boolean,
  values: readonly string[],
  isNot: boolean | undefined,
): (cell: Cell) => boolean {
  return (cell) => cell !== null && values.some((value) => holds(cell, value)) !== (isNot ?? false)
}

function compileLimit(is: 'gte' | 'lte' | 'lt', value: string | number): (cell: Cell) => boolean {
  const limit = typeof value === 'number' ? value : Date.parse(value)
  return (cell) => {
    if (typeof cell !== 'number') return false
    if (is === 'lt') return cell < limit
    return is === 'gte' ? cell >= limit : cell <= limit
  }
}

function fold(value: string): string {
  return foldForSearch(value.trim())
}

function sizeOf(cell: Cell): number {
  if (cell instanceof Set) return cell.size
  return typeof cell === 'string' || Array.isArray(cell) ? cell.length : 1
}

function isAmong(cell: Cell, value: string): boolean {
  return Array.isArray(cell) ? cell.includes(value) : cell === value
}

function contains(cell: Cell, word: string): boolean {
  if (cell instanceof Set) return cell.has(word)
  return typeof cell === 'string' || Array.isArray(cell) ? cell.includes(word) : false
}
