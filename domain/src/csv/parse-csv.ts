export interface CsvRow {
  /** The line number is the one that a spreadsheet shows: blank rows count, line breaks inside a cell do not. */
  line: number
  cells: string[]
}

/** CSV-02: parses RFC 4180 with any kind of line end. Rows without a filled cell are omitted. */
export function parseCsv(
  text: string,
  delimiter: string,
  limit = Number.POSITIVE_INFINITY,
): CsvRow[] {
  const rows: CsvRow[] = []
  let [at, line] = [0, 1]
  while (at < text.length && rows.length < limit) {
    const { cells, end } = readRow(text, at, delimiter)
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells })
    line += 1
    at = end
  }
  return rows
}

function readRow(text: string, start: number, delimiter: string) {
  const cells: string[] = []
  let at = start
  for (;;) {
    const cell = readCell(text, at, delimiter)
    cells.push(cell.value)
    if (text[cell.end] !== delimiter) return { cells, end: afterLineEnd(text, cell.end) }
    at = cell.end + 1
  }
}

function readCell(text: string, start: number, delimiter: string) {
  const close = text[start] === '"' ? closingQuote(text, start + 1) : -1
  // An unclosed quote is an ordinary character; otherwise the rest of the file would become one cell.
  if (close === -1) {
    const end = plainEnd(text, start, delimiter)
    return { value: text.slice(start, end), end }
  }
  const quoted = text.slice(start + 1, close)
  const end = plainEnd(text, close + 1, delimiter)
  return { value: quoted.replaceAll('""', '"') + text.slice(close + 1, end), end }
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

function plainEnd(text: string, from: number, delimiter: string): number {
  let at = from
  while (at < text.length) {
    const character = text[at]
    if (character === delimiter || character === '\n' || character === '\r') break
    at += 1
  }
  return at
}

function afterLineEnd(text: string, at: number): number {
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1
}
