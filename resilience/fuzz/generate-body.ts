import { isSpoilt, type Context } from './context.ts'
import { percentEncode } from './encode-query.ts'
import type { Row } from './generate-row.ts'
import { nastyText } from './nasty.ts'

export interface Body {
  text: string
  contentType: string
}

const OTHER_TYPES = [
  'text/plain',
  'text/html',
  'application/octet-stream',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/vnd.pgrst.object+json',
  'application/json; charset=latin1',
  '',
  'x',
  'text/csv',
  'application/x-www-form-urlencoded',
]

export function generateBody(c: Context, rows: Row[]): Body {
  const { random } = c
  const only = rows.length === 1 ? rows[0] : undefined
  const written = random.weighted<() => Body>([
    [20, () => json(JSON.stringify(only && random.chance(0.7) ? only : rows))],
    [1, () => ({ text: toCsv(rows), contentType: 'text/csv' })],
    [
      0.5,
      () => ({ text: toForm(rows[0] ?? {}), contentType: 'application/x-www-form-urlencoded' }),
    ],
  ])()
  const text = isSpoilt(c) ? breakText(c, written.text) : written.text
  return { text, contentType: isSpoilt(c) ? random.pick(OTHER_TYPES) : written.contentType }
}

function json(text: string): Body {
  return { text, contentType: 'application/json' }
}

function toCsv(rows: Row[]): string {
  const keys = Object.keys(rows[0] ?? {})
  const cell = (row: Row, key: string) =>
    Object.hasOwn(row, key) ? `"${plain(row[key]).replaceAll('"', '""')}"` : 'NULL'
  const lines = rows.map((row) => keys.map((key) => cell(row, key)).join(','))
  return [keys.join(','), ...lines].join('\n')
}

function toForm(row: Row): string {
  return Object.entries(row)
    .map(([key, value]) => `${percentEncode(key)}=${percentEncode(plain(value))}`)
    .join('&')
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function breakText(c: Context, text: string): string {
  const { random } = c
  const at = random.int(0, text.length)
  return random.weighted<() => string>([
    [2, () => text.slice(0, at)],
    [2, () => text.slice(0, at) + nastyText(random) + text.slice(at)],
    [
      1,
      () =>
        random.pick([
          '',
          ' ',
          'null',
          '1',
          '"x"',
          'true',
          '[]',
          '{}',
          '[[]]',
          '[null]',
          '[1]',
          '[{}]',
          '{"":1}',
        ]),
    ],
    [1, () => text.replace('{', '{"id":"a","id":null,')],
    [1, () => text.replace('{', `{"metadata":${nesting(random.int(50, 20_000))},`)],
    [1, () => text.replace('{', '{"notes":"\\u0000","name":"\\ud800","title":"\\udc00x",')],
    [1, () => text.replace('{', `{"price":${'9'.repeat(random.int(20, 2_000))}e99,`)],
    [1, () => `\uFEFF${text}`],
    [0.5, () => `[${Array.from({ length: random.int(2, 30) }, () => text).join(',')}]`],
    [0.5, () => 'x'.repeat(200_000)],
  ])()
}

function nesting(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth)
}
