import type { Level, Output } from '../plan/types.ts'
import { quoteName } from './sql-builder.ts'

/**
 * Writes a row's JSON as one text expression with the same output as PostgreSQL's `row_to_json`. That function looks up every column's type
 * and escapes every key for each row, while an expression does so once, at planning (docs/decisions/0011-lists-are-read-row-by-row.md).
 */

const BETWEEN_ROWS = String.raw`E', \n '`

/** Keys of this form need no escaping in SQL or JSON and are short enough for a name in PostgreSQL. */
const PLAIN_KEY = /^\w{1,63}$/
const MAX_COLUMNS = 100

/** The text form of these types is valid JSON. */
const BARE = new Set(['boolean', 'smallint', 'integer', 'bigint', 'json', 'jsonb'])
const SCALAR = new Set([
  'text',
  'character varying',
  'numeric',
  'real',
  'double precision',
  'date',
  'timestamp without time zone',
  'timestamp with time zone',
])

export function isPrintable({ outputs, isGrouped }: Level): boolean {
  if (isGrouped || outputs.length === 0 || outputs.length > MAX_COLUMNS) return false
  const names = outputs.map((output) => ('name' in output ? output.name : ''))
  return names.every((name) => PLAIN_KEY.test(name)) && new Set(names).size === names.length
}

function printRow(level: Level, row: string): string {
  const members = level.outputs.map((output, i) => {
    const name = 'name' in output ? output.name : ''
    const key = `'${i === 0 ? '{' : ','}"${name}":'`
    return `${key} || ${printValue(output, `${quoteName(row)}.${quoteName(name)}`)}`
  })
  return `${members.join(' || ')} || '}'`
}

export function printRows(level: Level, row: string): string {
  return `'[' || coalesce(string_agg(${printRow(level, row)}, ${BETWEEN_ROWS}), '') || ']'`
}

function printValue(output: Output, value: string): string {
  if (output.kind === 'embed' && isPrintedList(output)) return value
  if (output.kind === 'embed') return orNull(`${value}::text`)
  const type = plainType(output)
  if (type === 'uuid') return orNull(`'"' || ${value}::text || '"'`)
  if (BARE.has(type)) return orNull(`${value}::text`)
  return orNull(`${SCALAR.has(type) ? 'json_scalar' : 'to_json'}(${value})::text`)
}

export function isPrintedList({ embed }: Extract<Output, { kind: 'embed' }>): boolean {
  return !embed.isToOne && isPrintable(embed.level)
}

function plainType(output: Output): string {
  if (output.kind !== 'field' || output.cast || output.aggregate) return ''
  return output.field.path.length > 0 ? '' : output.field.baseType
}

function orNull(text: string): string {
  return `coalesce(${text}, 'null')`
}
