import { endOfDay, startOfDay, toCalendarDate } from '../dates/index.ts'
import { dayRange, type DayRange } from './date-range.ts'
import { findField, type ListEntity } from './entities.ts'
import { type Field, type RelatedField, sortColumn } from './field.ts'
import type { ColumnTest, QueryTest, RelatedTest } from './query-test.ts'
import { type Condition, groupsOf, type Sort, type View } from './view.ts'

export interface QuerySort {
  column: string
  ascending: boolean
  isNullable: boolean
}

export interface ViewQuery {
  tests: readonly QueryTest[]
  sorts: readonly QuerySort[]
}

export interface Day {
  now: Date
  zone: string
}

export function queryOf(entity: ListEntity, view: View, day: Day): ViewQuery {
  return {
    tests: groupsOf(view.conditions).flatMap((group) => {
      const alternatives = group.flatMap((condition) => {
        const field = findField(entity, condition.field)
        return field ? testOf(field, condition, day) : []
      })
      return alternatives.length > 0 ? [alternatives] : []
    }),
    sorts: view.sorts.flatMap((sort) => sortOf(entity, sort)),
  }
}

function sortOf(entity: ListEntity, { field: key, ascending }: Sort): QuerySort[] {
  const field = findField(entity, key)
  const column = field && sortColumn(field)
  if (!field || column === undefined) return []
  return [
    { column, ascending, isNullable: field.sort === 'nullable' },
    ...(field.thenBy === undefined ? [] : [{ column: field.thenBy, ascending, isNullable: true }]),
  ]
}

function relatedTest(field: RelatedField, condition: Condition, day: Day): RelatedTest {
  const is = 'related'
  switch (condition.is) {
    case 'any':
    case 'none':
      return { is, field, [condition.is]: condition.values }
    case 'has':
    case 'lacks':
      return { is, field, known: condition.is === 'has' }
    default: {
      const { first, last } = dayRange(condition, toCalendarDate(day.now, day.zone)) ?? {}
      return {
        is,
        field,
        ...(condition.is !== 'notLast' && { known: true }),
        ...(first !== undefined && { from: startOfDay(first, day.zone).toISOString() }),
        ...(last !== undefined && { before: endOfDay(last, day.zone).toISOString() }),
      }
    }
  }
}

function testOf(field: Field, condition: Condition, day: Day): QueryTest {
  if (field.kind === 'amount') return amountTest(field, condition)
  if ('related' in field && field.related !== undefined) {
    return [[relatedTest(field.related, condition, day)]]
  }
  const { column } = field
  const isList = field.kind === 'words' && field.isList
  switch (condition.is) {
    case 'any':
      return [[{ column, is: comparisonOf(field), values: condition.values }]]
    case 'none': {
      const other = { column, is: comparisonOf(field), values: condition.values }
      return [[{ ...other, not: true }], [{ column, is: 'null' }]]
    }
    case 'has':
    case 'lacks':
      return presenceTest(column, isList, condition.is === 'has')
    case 'yes':
    case 'no':
      return [[{ column, is: 'true', not: condition.is === 'no' }]]
    case 'says':
      return [[{ column, is: 'says', text: condition.text }]]
    default: {
      const range = dayRange(condition, toCalendarDate(day.now, day.zone))
      if (!range) return []
      const tests = field.kind === 'day' ? dayTests(column, range) : momentTests(column, range, day)
      return condition.is === 'notLast' ? [tests, [{ column, is: 'null' }]] : [tests]
    }
  }
}

function comparisonOf(field: Field): 'in' | 'word' | 'words' {
  if (field.kind !== 'words') return 'in'
  return field.isList ? 'words' : 'word'
}

function presenceTest(column: string, isList: boolean, isPresent: boolean): QueryTest {
  if (!isList) return [[{ column, is: 'null', not: isPresent }]]
  const empty = { column, is: 'empty' } as const
  const missing = { column, is: 'null' } as const
  return isPresent
    ? [
        [
          { ...empty, not: true },
          { ...missing, not: true },
        ],
      ]
    : [[empty], [missing]]
}

/** If one end of a range is missing, only the other one is compared. */
function amountTest(field: Extract<Field, { kind: 'amount' }>, condition: Condition): QueryTest {
  const { low, high } = field
  switch (condition.is) {
    case 'min':
      return [
        [{ column: high, is: 'gte', value: condition.amount }],
        [
          { column: high, is: 'null' },
          { column: low, is: 'gte', value: condition.amount },
        ],
      ]
    case 'max':
      return [
        [{ column: low, is: 'lte', value: condition.amount }],
        [
          { column: low, is: 'null' },
          { column: high, is: 'lte', value: condition.amount },
        ],
      ]
    case 'has':
      return [[{ column: low, is: 'null', not: true }], [{ column: high, is: 'null', not: true }]]
    default:
      return [
        [
          { column: low, is: 'null' },
          { column: high, is: 'null' },
        ],
      ]
  }
}

function momentTests(column: string, { first, last }: DayRange, { zone }: Day): ColumnTest[] {
  return [
    ...(first === undefined
      ? []
      : [{ column, is: 'gte' as const, value: startOfDay(first, zone).toISOString() }]),
    ...(last === undefined
      ? []
      : [{ column, is: 'lt' as const, value: endOfDay(last, zone).toISOString() }]),
  ]
}

function dayTests(column: string, { first, last }: DayRange): ColumnTest[] {
  return [
    ...(first === undefined ? [] : [{ column, is: 'gte' as const, value: first }]),
    ...(last === undefined ? [] : [{ column, is: 'lte' as const, value: last }]),
  ]
}
