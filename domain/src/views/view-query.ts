import { endOfDay, startOfDay, toCalendarDate } from '../dates/index.ts'
import { dayRange, type DayRange } from './date-range.ts'
import { findField, type ListEntity } from './entities.ts'
import { sortColumn, type Field } from './field.ts'
import type { Condition, Sort, View } from './view.ts'

/** A comparison of one column, as PostgREST has it; no value becomes part of a statement. */
export type ColumnTest =
  /** Codes, as they are. */
  | { column: string; is: 'in'; values: readonly string[]; not?: boolean }
  /** A word that a person wrote, or one of several: without case and accents. */
  | { column: string; is: 'word' | 'words'; values: readonly string[]; not?: boolean }
  | { column: string; is: 'gte' | 'lte' | 'lt'; value: string | number }
  | { column: string; is: 'null'; not?: boolean }
  | { column: string; is: 'true'; not?: boolean }
  | { column: string; is: 'empty'; not?: boolean }
  /** Text for the column of a search: word by word, without accents. */
  | { column: string; is: 'says'; text: string }

/** Holds where one of the alternatives holds; an alternative holds where all of its tests do. */
export type QueryTest = readonly (readonly ColumnTest[])[]

export interface QuerySort {
  column: string
  ascending: boolean
  isNullable: boolean
  /** Whether the value stands in another table: then it is known only of all records at once (VIEW-10). */
  isElsewhere?: true
}

/** A condition on what stands in another table; the database has the set of records for which it holds. */
export interface ElsewhereTest {
  field: string
  known?: boolean
  /** Moments: at or after, and before. */
  from?: string
  before?: string
  any?: readonly string[]
  none?: readonly string[]
}

export interface ViewQuery {
  tests: readonly QueryTest[]
  elsewhere: readonly ElsewhereTest[]
  sorts: readonly QuerySort[]
}

export interface Day {
  now: Date
  zone: string
}

export function queryOf(entity: ListEntity, view: View, day: Day): ViewQuery {
  const tests: QueryTest[] = []
  const elsewhere: ElsewhereTest[] = []
  for (const condition of view.conditions) {
    const field = findField(entity, condition.field)
    if (!field) continue
    if ('elsewhere' in field && field.elsewhere !== undefined) {
      elsewhere.push(elsewhereTest(field.elsewhere, condition, day))
    } else {
      tests.push(testOf(field, condition, day))
    }
  }
  return { tests, elsewhere, sorts: view.sorts.flatMap((sort) => sortOf(entity, sort)) }
}

interface ActivityColumns {
  moment: string
  /** Hold where there is one, and where there is none. */
  present: ColumnTest
  missing: ColumnTest
}

/** By the field of the condition. A task need not have a date, so its moment does not say whether there is one. */
const ACTIVITY_COLUMNS: Readonly<Record<string, ActivityColumns>> = {
  contact: {
    moment: 'last_contact_at',
    present: { column: 'last_contact_at', is: 'null', not: true },
    missing: { column: 'last_contact_at', is: 'null' },
  },
  step: {
    moment: 'next_task_due',
    present: { column: 'has_next_task', is: 'true' },
    missing: { column: 'has_next_task', is: 'true', not: true },
  },
}

/**
 * The same for rows that carry the last contact and the next step, as those in the order of an activity do: their conditions compare these
 * columns, so that the database does not read contacts and tasks twice (VIEW-10).
 */
export function withActivityColumns({ tests, elsewhere, sorts }: ViewQuery): ViewQuery {
  const ofActivity: QueryTest[] = []
  const others: ElsewhereTest[] = []
  for (const test of elsewhere) {
    const columns = ACTIVITY_COLUMNS[test.field]
    if (columns) ofActivity.push(activityTest(columns, test))
    else others.push(test)
  }
  return { tests: [...tests, ...ofActivity], elsewhere: others, sorts }
}

function activityTest(
  { moment: column, present, missing }: ActivityColumns,
  { known, from, before }: ElsewhereTest,
): QueryTest {
  if (known === false) return [[missing]]
  const range: ColumnTest[] = [
    ...(from === undefined ? [] : [{ column, is: 'gte' as const, value: from }]),
    ...(before === undefined ? [] : [{ column, is: 'lt' as const, value: before }]),
  ]
  if (range.length === 0) return [[present]]
  return known ? [range] : [range, [missing]]
}

function sortOf(entity: ListEntity, { field: key, ascending }: Sort): QuerySort[] {
  const field = findField(entity, key)
  const column = field && sortColumn(field)
  if (!field || column === undefined) return []
  const isElsewhere = 'elsewhere' in field && field.elsewhere !== undefined
  return [
    {
      column,
      ascending,
      isNullable: field.sort === 'nullable',
      ...(isElsewhere && { isElsewhere }),
    },
    ...(field.thenBy === undefined ? [] : [{ column: field.thenBy, ascending, isNullable: true }]),
  ]
}

function elsewhereTest(field: string, condition: Condition, day: Day): ElsewhereTest {
  switch (condition.is) {
    case 'any':
    case 'none':
      return { field, [condition.is]: condition.values }
    case 'has':
    case 'lacks':
      return { field, known: condition.is === 'has' }
    default: {
      const { first, last } = dayRange(condition, toCalendarDate(day.now, day.zone)) ?? {}
      return {
        field,
        // Who was never contacted was not contacted in the last days either.
        ...(condition.is !== 'notLast' && { known: true }),
        ...(first !== undefined && { from: startOfDay(first, day.zone).toISOString() }),
        ...(last !== undefined && { before: endOfDay(last, day.zone).toISOString() }),
      }
    }
  }
}

function testOf(field: Field, condition: Condition, day: Day): QueryTest {
  if (field.kind === 'amount') return amountTest(field, condition)
  const { column } = field
  if (column === undefined) return []
  const isList = field.kind === 'words' && field.isList
  switch (condition.is) {
    case 'any':
      return [[{ column, is: comparisonOf(field), values: condition.values }]]
    case 'none': {
      const other = { column, is: comparisonOf(field), values: condition.values }
      // What has no value does not have these either.
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

/** A range reaches an amount with either end; where one end is missing, the other counts alone. */
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
