import { MAX_JSON_VALUES } from '@predio/domain/json'
import { bodyTooComplex, invalidBody } from '../errors.ts'

/** RFC 4180 text with a header line, as JSON rows of text. An unquoted NULL is null. */
export function parseCsv(text: string): { text: string; keys: string[] } {
  const [header, ...rows] = [...records(text)]
  if (!header) throw invalidBody('Empty or invalid csv')
  const keys = header.map((value) => value ?? 'NULL')
  const objects = rows.map((row) => {
    if (row.length !== keys.length) throw invalidBody('All lines must have same number of fields')
    return Object.fromEntries(keys.map((key, i) => [key, row[i]]))
  })
  return { text: JSON.stringify(objects), keys: [...new Set(keys)] }
}

/** A field and what ends it: a comma, a line break or the end of the text. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|\r|$)/y

function* records(text: string): Generator<(string | null)[]> {
  let record: (string | null)[] = []
  let fields = 0
  FIELD.lastIndex = 0
  while (FIELD.lastIndex < text.length) {
    const match = FIELD.exec(text)
    if (!match) throw invalidBody('Empty or invalid csv')
    fields += 1
    if (fields > MAX_JSON_VALUES) {
      throw bodyTooComplex(`CSV may have at most ${MAX_JSON_VALUES} fields`)
    }
    const [, quoted, plain, end] = match
    record.push(
      quoted === undefined
        ? plain === 'NULL'
          ? null
          : (plain ?? '')
        : quoted.replaceAll('""', '"'),
    )
    if (end === ',') {
      if (FIELD.lastIndex === text.length) record.push('')
      else continue
    }
    if (record.length > 1 || record[0] !== '') yield record
    record = []
  }
}
