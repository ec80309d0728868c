import { quoteValue } from './quote-value.ts'

type OrderKey<Row> = {
  [Column in keyof Row & string]: { column: Column; ascending: boolean } & (null extends Row[Column]
    ? { isNullable: true }
    : { isNullable?: false })
}[keyof Row & string]

export type Order<Row> = readonly OrderKey<Row>[]

export interface Pageable {
  filter(column: string, operator: string, value: unknown): this
  or(filters: string): this
  order(column: string, options: { ascending: boolean; nullsFirst?: boolean }): this
  limit(count: number): this
}

interface Key {
  column: string
  ascending: boolean
  isNullable?: boolean
}

type Value = string | number | boolean | null

interface KeyTest {
  column: string
  is: 'eq' | 'gt' | 'lt' | 'gte' | 'lte' | 'null'
  value?: Value
}

/**
 * SAVE-16: the next page begins after the values of the last row. Counting rows would repeat or skip some when others are added or
 * removed meanwhile.
 */
export function pageAfter<Query extends Pageable, Row extends object>(
  query: Query,
  order: Order<Row>,
  after: Row | null,
  size: number,
): Query {
  let page = query
  if (after) {
    const [first] = order
    if (first && !first.isNullable) {
      const { column, is, value } = rangeFrom(first, valueOf(first, after))
      page = page.filter(column, is, value)
    }
    page = page.or(conditionAfter(order, after))
  }
  for (const key of order) page = page.order(key.column, directionOf(key))
  return page.limit(size)
}

export const BY_ID = [{ column: 'id', ascending: true }] as const

export function conditionAfter<Row extends object>(order: Order<Row>, row: Row): string {
  return alternativesAfter(order, row)
    .map((tests) => {
      const words = tests.map(inWords).join(',')
      return tests.length === 1 ? words : `and(${words})`
    })
    .join(',')
}

export function testsAfter<Row extends object>(order: Order<Row>, row: Row): KeyTest[][][] {
  const [first] = order
  const narrowing = first && !first.isNullable && rangeFrom(first, valueOf(first, row))
  return [...(narrowing ? [[[narrowing]]] : []), alternativesAfter(order, row)]
}

function alternativesAfter<Row extends object>(order: Order<Row>, row: Row): KeyTest[][] {
  const keys: readonly Key[] = order
  return keys.flatMap((key, at) => {
    const same = keys.slice(0, at).map((earlier) => sameAs(earlier, valueOf(earlier, row)))
    return follows(key, valueOf(key, row)).map((test) => same.concat(test))
  })
}

export function keysetPages<Row>(size: number) {
  return {
    initialPageParam: null as Row | null,
    getNextPageParam: (page: readonly Row[]) => cursorAfter(page, size),
  }
}

export function cursorAfter<Row>(page: readonly Row[], size: number): Row | null {
  return page.length < size ? null : (page.at(-1) ?? null)
}

function sameAs({ column }: Key, value: Value): KeyTest {
  return value === null ? { column, is: 'null' } : { column, is: 'eq', value }
}

function follows({ column, ascending, isNullable }: Key, value: Value): KeyTest[] {
  if (value === null) return []
  const afterValue = { column, is: ascending ? 'gt' : 'lt', value } as const
  return isNullable ? [afterValue, { column, is: 'null' }] : [afterValue]
}

/** The other condition implies this one, but only this one narrows an index scan. */
function rangeFrom({ column, ascending }: Key, value: Value): KeyTest {
  return { column, is: ascending ? 'gte' : 'lte', value }
}

function inWords(test: KeyTest): string {
  const { column } = test
  return test.is === 'null'
    ? `${column}.is.null`
    : `${column}.${test.is}.${quoteValue(test.value ?? '')}`
}

/** The database uses the index only if nulls are sorted at their default position. */
function directionOf({ ascending, isNullable }: Key) {
  return isNullable && !ascending ? { ascending, nullsFirst: false } : { ascending }
}

function valueOf({ column, isNullable = false }: Key, row: object): Value {
  const value = (row as Record<string, Value | undefined>)[column]
  // If the row lacks the column by which the list is sorted, every page would be the first one.
  if (value === undefined || (value === null && !isNullable)) {
    throw new Error(`a page cannot follow a row without ${column}`)
  }
  return value
}
