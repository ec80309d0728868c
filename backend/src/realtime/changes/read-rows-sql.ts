import type { Statement } from '../../database/types.ts'
import { filterSql } from './filter-sql.ts'
import { findColumn, type Column } from './published-table.ts'
import { Parameters, quoteIdentifier } from './sql-text.ts'
import { columnsOf, type View } from './view.ts'

const POSITION = quoteIdentifier('#position')

/**
 * Returns a row for each changed row that the person may see. It contains the row's position among the keys and, for each view, the record
 * as PostgreSQL prints it, or null if the view's filters do not match.
 */
export function readRowsSql(views: View[], keys: readonly string[]): Statement {
  const { of } = views[0]!
  const parameters = new Parameters()
  const given = keysSql(of.key, keys, parameters)
  const shown = views.map((view) => {
    const columns = columnsOf(view).map((column) => `t.${quoteIdentifier(column.name)}`)
    return `case when ${conditionSql(view, parameters)} then (select row_to_json(r) from (select ${columns.join(', ')}) r) end`
  })
  const match = of.key
    .map(({ name }) => `t.${quoteIdentifier(name)} = k.${quoteIdentifier(name)}`)
    .join(' and ')
  const table = `${quoteIdentifier(of.schema)}.${quoteIdentifier(of.name)}`
  return {
    text: `select k.${POSITION}, ${shown.join(', ')} from ${given} k join ${table} t on ${match}`,
    values: parameters.values,
  }
}

/** Of a deleted row only the columns in `rows` are known. A filter on another column does not match. */
export function matchDeletedSql(
  views: View[],
  known: Column[],
  rows: readonly string[],
): Statement {
  const parameters = new Parameters()
  const given = keysSql(known, rows, parameters)
  const names = new Set(known.map((column) => column.name))
  const holds = views.map((view) =>
    view.filters.every((filter) => names.has(filter.column))
      ? `coalesce(${conditionSql(view, parameters)}, false)`
      : 'false',
  )
  return {
    text: `select t.${POSITION}, ${holds.join(', ')} from ${given} t`,
    values: parameters.values,
  }
}

function keysSql(columns: Column[], rows: readonly string[], parameters: Parameters): string {
  const definitions = columns.map(({ name, sqlType }) => `${quoteIdentifier(name)} ${sqlType}`)
  const all = [...columns.map(({ name }) => quoteIdentifier(name)), POSITION].join(', ')
  const json = parameters.add(`[${rows.join(',')}]`)
  return `(select * from rows from (jsonb_to_recordset(${json}::jsonb) as (${definitions.join(', ')})) with ordinality as given (${all}))`
}

function conditionSql({ of, filters }: View, parameters: Parameters): string {
  if (filters.length === 0) return 'true'
  return filters
    .map((filter) => `(${filterSql(filter, findColumn(of, filter.column)!, parameters)})`)
    .join(' and ')
}
