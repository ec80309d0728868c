import { COMPARISONS, isPattern, type Filter } from './filter.ts'
import type { Column } from './published-table.ts'
import { quoteIdentifier, type Parameters } from './sql-text.ts'

const KEYWORDS: Record<string, string> = {
  null: 'null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
}

/** Operators with a pattern apply to these types. */
const TEXTS = new Set(['text', 'varchar', 'bpchar', 'name', 'citext', 'bytea'])

/** The column comes from the catalogue and the value is a parameter of its type, so the client's text never enters the SQL. */
export function filterSql(filter: Filter, column: Column, parameters: Parameters): string {
  const condition = positiveSql(filter, `t.${quoteIdentifier(column.name)}`, column, parameters)
  return filter.negated ? `not (${condition})` : condition
}

function positiveSql(
  filter: Filter,
  operand: string,
  column: Column,
  parameters: Parameters,
): string {
  switch (filter.operator) {
    case 'in':
      return `${operand} = any (${parameters.add(filter.values)}::${column.sqlType}[])`
    case 'is':
      return `${operand} is ${KEYWORDS[filter.value] ?? 'null'}`
    default:
      return `${operand} ${COMPARISONS[filter.operator]} ${parameters.add(filter.value)}::${column.sqlType}`
  }
}

/** This runs the condition once, so that an invalid filter already fails when the client joins. */
export function probeSql(filter: Filter, column: Column, parameters: Parameters): string {
  return `(select ${filterSql(filter, column, parameters)} from (select ${sampleSql(filter, column)}::${column.sqlType} as ${quoteIdentifier(column.name)}) t)`
}

/**
 * PostgreSQL compiles a pattern when it compares it with a value, and for an empty text that takes no time. Other errors follow from the
 * type alone.
 */
function sampleSql(filter: Filter, { type }: Column): string {
  return isPattern(filter) && TEXTS.has(type) ? `''` : 'null'
}

export function isKeyword(value: string): boolean {
  return Object.hasOwn(KEYWORDS, value)
}
