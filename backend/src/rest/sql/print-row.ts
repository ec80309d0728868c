import type { Level, Output } from '../plan/types.ts'
import { quoteName } from './sql-builder.ts'

/**
 * Writes a row's JSON as one text expression, byte for byte what PostgreSQL's `row_to_json` would give. That function looks
 * up the type of every column of every row in the catalogue and escapes every key anew; an expression does so once, when the
 * statement is planned (docs/decisions/0011-lists-are-read-row-by-row.md).
 */

/** Between the elements of an array of rows, as `json_agg` has it. */
const BETWEEN_ROWS = String.raw`E', \n '`

/** Keys that are the same in SQL, in JSON and cut to the length of a name in PostgreSQL. */
const PLAIN_KEY = /^\w{1,63}$/
const MAX_COLUMNS = 100

/** Types whose text is their JSON. */
const BARE = new Set(['boolean', 'smallint', 'integer', 'bigint', 'json', 'jsonb'])
/** Types that `json_scalar` prints as `to_json` does, without looking them up for every value. */
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

/** The JSON of a row of the level, which goes by the given name; its lists are printed already. */
function printRow(level: Level, row: string): string {
  const members = level.outputs.map((output, i) => {
    const name = 'name' in output ? output.name : ''
    const key = `'${i === 0 ? '{' : ','}"${name}":'`
    return `${key} || ${printValue(output, `${quoteName(row)}.${quoteName(name)}`)}`
  })
  return `${members.join(' || ')} || '}'`
}

/** Elements as `json_agg` would put them into an array. */
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

/** A list whose rows are printable is text already, and never null. */
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
