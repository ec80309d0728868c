import { MAX_JSON_KEYS } from '@predio/domain/json'
import { bodyTooComplex, invalidBody } from '../errors.ts'
import { LIMITS } from '../limits.ts'

/** A doubled quote counts as a field, because it takes as long to parse as a field. */
export function countFields(bytes: Uint8Array): number {
  let fields = 1
  for (const byte of bytes) if (COSTLY.has(byte)) fields += 1
  return fields
}

const COSTLY = new Set(Buffer.from(',"\r\n'))

/** The format is RFC 4180 with a header line. A value NULL without quotes is null. */
export function parseCsv(text: string): { text: string; keys: string[] } {
  const [header, ...rows] = [...records(text)]
  if (!header) throw invalidBody('Empty or invalid csv')
  if (header.length > MAX_JSON_KEYS) {
    throw bodyTooComplex(`CSV may have at most ${MAX_JSON_KEYS} columns`)
  }
  const keys = header.map((value) => value ?? 'NULL')
  if (JSON.stringify(keys).length * rows.length > LIMITS.csvJsonBytes) {
    throw bodyTooComplex(`CSV may have at most ${LIMITS.csvJsonBytes} bytes as JSON`)
  }
  const names = keys.map((key) => JSON.stringify(key))
  const objects = rows.map((row) => {
    if (row.length !== keys.length) throw invalidBody('All lines must have same number of fields')
    return `{${row.map((value, i) => `${names[i]}:${JSON.stringify(value)}`).join(',')}}`
  })
  return { text: `[${objects.join(',')}]`, keys: [...new Set(keys)] }
}

const LINE_BREAK = /\r?\n|\r/y
const SPECIAL = /[",\r\n]/g

function* records(text: string): Generator<(string | null)[]> {
  let record: (string | null)[] = []
  let fields = 0
  let at = 0
  while (at < text.length) {
    fields += 1
    if (fields > LIMITS.csvFields) {
      throw bodyTooComplex(`CSV may have at most ${LIMITS.csvFields} fields`)
    }
    const field = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at)
    record.push(field.value)
    if (text[field.end] === ',') {
      at = field.end + 1
      if (at < text.length) continue
      record.push('')
    } else at = afterLineBreak(text, field.end)
    if (record.length > 1 || record[0] !== '') yield record
    record = []
  }
}

interface Field {
  value: string | null
  end: number
}

function readPlain(text: string, start: number): Field {
  SPECIAL.lastIndex = start
  const end = SPECIAL.exec(text)?.index ?? text.length
  const value = text.slice(start, end)
  return { value: value === 'NULL' ? null : value, end }
}

/** This searches by hand, because a single regular expression would store a backtracking state for each character of the field. */
function readQuoted(text: string, start: number): Field {
  let quote = text.indexOf('"', start + 1)
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2)
  if (quote < 0) throw invalidBody('Empty or invalid csv')
  return { value: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 }
}

function afterLineBreak(text: string, at: number): number {
  if (at === text.length) return at
  LINE_BREAK.lastIndex = at
  if (!LINE_BREAK.test(text)) throw invalidBody('Empty or invalid csv')
  return LINE_BREAK.lastIndex
}
