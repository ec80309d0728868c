import { COMPARISONS, isPattern, type Filter } from './filter.ts'
import type { Column } from './published-table.ts'
import { quoteIdentifier, type Parameters } from './sql-text.ts'

const KEYWORDS: Record<string, string> = {
  null: 'null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
}

/** Patterns apply to these types of the catalogue. */
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

/** Running the condition once makes an invalid filter fail at the join. */
export function probeSql(filter: Filter, column: Column, parameters: Parameters): string {
  return `(select ${filterSql(filter, column, parameters)} from (select ${sampleSql(filter, column)}::${column.sqlType} as ${quoteIdentifier(column.name)}) t)`
}

/**
 * A pattern is compiled when it is compared with a value, which takes no time for an empty one. Other errors follow from the type alone.
 */
function sampleSql(filter: Filter, { type }: Column): string {
  return isPattern(filter) && TEXTS.has(type) ? `''` : 'null'
}

export function isKeyword(value: string): boolean {
  return Object.hasOwn(KEYWORDS, value)
}
