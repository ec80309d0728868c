export type CsvValue = string | number | null

/** What makes a spreadsheet take a cell for a formula, in Western and in full width characters. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/
/** A sign and digits can only be a number: '+52 999 123 4567' and '-1500.50' stay readable. */
const PLAIN_NUMBER = /^[+-]\d[\d .,]*$/

/** UTF-8 with its mark, because Excel takes a CSV without one for Windows-1252 and breaks accents. */
export function toCsv(headers: readonly string[], rows: Iterable<readonly CsvValue[]>): string {
  return `\ufeff${csvLines([headers])}${csvLines(rows)}`
}

/** More of a file that is written piece by piece. */
export function csvLines(rows: Iterable<readonly CsvValue[]>): string {
  let lines = ''
  for (const row of rows) lines += `${row.map(writeCell).join(',')}\r\n`
  return lines
}

function writeCell(value: CsvValue): string {
  const text = value === null ? '' : defuse(String(value))
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** An apostrophe in front makes a formula plain text: a client's name must not run anything. */
function defuse(text: string): string {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
}

/** The cell as it was before it was defused, for files of ours that come back. */
export function undefuse(cell: string): string {
  const text = cell.slice(1)
  return cell.startsWith("'") && FORMULA.test(text) ? text : cell
}
