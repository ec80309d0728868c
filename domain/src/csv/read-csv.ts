import { decodeText } from './decode-text.ts'
import { detectDelimiter } from './detect-delimiter.ts'
import { parseCsv } from './parse-csv.ts'
import { type ReadTable, MAX_ROWS_READ, tableOf } from './table-of.ts'

export function readCsv(bytes: Uint8Array): ReadTable {
  const text = decodeText(bytes)
  const hint = /^sep=([^\r\n])\r?\n/i.exec(text)
  const body = text.slice(hint?.[0].length ?? 0)
  const delimiter = hint?.[1] ?? detectDelimiter(body)
  return tableOf(parseCsv(body, delimiter, MAX_ROWS_READ))
}
