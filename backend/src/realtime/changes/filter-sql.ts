import { COMPARISONS, type Filter } from './filter.ts'
import type { Column } from './published-table.ts'
import { quoteIdentifier, type Parameters } from './sql-text.ts'

const KEYWORDS: Record<string, string> = {
  null: 'null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
}

/**
 * A condition on `t`. The column comes from the catalogue and the value is a parameter of the
 * column's type, so nothing of the client's gets into the text.
 */
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

/** Runs the condition once on a value of its own, so that what cannot work fails at the join. */
export function probeSql(filter: Filter, column: Column, parameters: Parameters): string {
  const sample =
    filter.operator === 'in' || filter.operator === 'is' ? 'null' : parameters.add(filter.value)
  return `(select ${filterSql(filter, column, parameters)} from (select ${sample}::${column.sqlType} as ${quoteIdentifier(column.name)}) t)`
}

export function isKeyword(value: string): boolean {
  return Object.hasOwn(KEYWORDS, value)
}
