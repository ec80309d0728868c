import type { Level, Media } from '../plan/types.ts'
import { isPrintable, printRows } from './print-row.ts'
import { quoteName } from './sql-builder.ts'

const ROW = 'pgrst_row'
const TABLE = 'pgrst_rows'

export interface Shape {
  scalar: string | undefined
  isSingle: boolean
}

export const ROWS_SHAPE: Shape = { scalar: undefined, isSingle: false }

export interface ResultQuery {
  tables: string[]
  from: string
  body: string
}

export function writeResult(rows: string, media: Media, shape: Shape): ResultQuery {
  if (media.format !== 'csv')
    return { tables: [], from: `(${rows}) as ${ROW}`, body: writeJson(media, shape) }
  return { tables: [`${TABLE} as (${rows})`], from: `${TABLE} as ${ROW}`, body: writeCsv() }
}

/** Printed rows are sent as one text; other formats use PostgreSQL's JSON functions. */
export function isPrinted({ format, stripped }: Media, root: Level): boolean {
  return format === 'json' && !stripped && isPrintable(root)
}

export function writePrintedResult(rows: string, root: Level): ResultQuery {
  return { tables: [], from: `(${rows}) as ${ROW}`, body: printRows(root, ROW) }
}

function writeJson({ format, stripped }: Media, { scalar, isSingle }: Shape): string {
  const one = isSingle || format === 'object'
  const all = `json_agg(${scalar === undefined ? `${ROW}.*` : `${ROW}.${quoteName(scalar)}`})`
  const json = one ? `(${all}->0)` : all
  return `coalesce(${stripped ? `json_strip_nulls(${json})` : json}, '${one ? 'null' : '[]'}')::text`
}

/** The header line comes from the keys of a row's JSON, and each other line from PostgreSQL's text form of the row. */
function writeCsv(): string {
  const keys = `select json_object_keys(line.json) as key from (select row_to_json(h.*) as json from ${TABLE} as h limit 1) as line`
  const header = `(select coalesce(string_agg(header.key, ','), '') from (${keys}) as header)`
  const lines = `coalesce(string_agg(substring((${ROW}.*)::text, 2, length((${ROW}.*)::text) - 2), E'\\n'), '')`
  return `${header} || E'\\n' || ${lines}`
}
