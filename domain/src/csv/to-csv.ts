export type CsvValue = string | number | null

const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/
/** A sign with digits is only a number, so '+52 999 123 4567' and '-1500.50' need no apostrophe. */
const PLAIN_NUMBER = /^[+-]\d[\d .,]*$/

/** CSV-07: the text begins with a byte order mark, because Excel reads a CSV without one as Windows-1252 and breaks accents. */
export function toCsv(headers: readonly string[], rows: Iterable<readonly CsvValue[]>): string {
  return `\ufeff${csvLines([headers])}${csvLines(rows)}`
}

export function csvLines(rows: Iterable<readonly CsvValue[]>): string {
  let lines = ''
  for (const row of rows) lines += `${row.map(writeCell).join(',')}\r\n`
  return lines
}

function writeCell(value: CsvValue): string {
  const text = value === null ? '' : escapeFormula(String(value))
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** CSV-08: an apostrophe turns a formula into plain text, so that a client's name cannot run anything. */
function escapeFormula(text: string): string {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
}

/** CSV-08: removes the apostrophe again when an exported file is imported. */
export function unescapeFormula(cell: string): string {
  const text = cell.slice(1)
  return cell.startsWith("'") && FORMULA.test(text) ? text : cell
}
