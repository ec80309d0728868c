import type { ColumnReference, Field, RowReference } from '../plan/types.ts'
import { qualified, quoteName, type SqlBuilder } from './sql-builder.ts'

export function writeColumn({ alias, column }: ColumnReference): string {
  return `${quoteName(alias)}.${quoteName(column)}`
}

/**
 * The cast turns the row of any source into the table's row type, which the function takes. `.*` prevents a column with the alias's name
 * from being read instead.
 */
export function writeRow({ alias, schema, table }: RowReference): string {
  return `(${quoteName(alias)}.*)::${qualified(schema, table)}`
}

export function writeField(field: Field, sql: SqlBuilder): string {
  const base = field.computed
    ? `${qualified(field.computed.schema, field.computed.name)}(${writeRow(field.computed.argument)})`
    : writeColumn(field)
  if (field.path.length === 0) return base
  const json = field.baseType === 'json' || field.baseType === 'jsonb' ? base : `to_jsonb(${base})`
  const steps = field.path.map(({ arrow, key }) =>
    typeof key === 'number' ? `${arrow}${sql.value(key)}::int` : `${arrow}${sql.value(key)}::text`,
  )
  return `(${json}${steps.join('')})`
}

export function writeCast(expression: string, type: string | undefined): string {
  return type === undefined ? expression : `cast(${expression} as ${type})`
}
