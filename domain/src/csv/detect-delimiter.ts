import { parseCsv } from './parse-csv.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
const SAMPLE_ROWS = 20

/** CSV-06: with the right delimiter most rows have as many cells as the header. */
export function detectDelimiter(text: string): string {
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of DELIMITERS) {
    const rows = parseCsv(text, delimiter, SAMPLE_ROWS)
    const width = rows[0]?.cells.length ?? 0
    if (width < 2) continue
    const regular = rows.filter((row) => row.cells.length === width).length / rows.length
    const score = regular * 100 + width
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}
