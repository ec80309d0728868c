import { csvLines, toCsv, type CsvValue } from '@predio/domain/csv'
import type { Row } from './clean-row.ts'
import type { Archive } from './open-archive.ts'

interface ExportedRows {
  path: string
  headings: readonly string[]
  pages: AsyncIterable<readonly Row[]>
}

/** EXPORT-07: each table becomes a JSON and a CSV file. */
export async function writeTable(
  archive: Archive,
  { path, headings, pages }: ExportedRows,
): Promise<number> {
  const encoder = new TextEncoder()
  const json = archive.open(`${path}.json`, { isCompressed: true })
  // The archive takes one entry at a time, so the CSV is collected in blobs, which browsers store on disk, until the JSON is complete.
  const csv: Blob[] = []
  let headers: string[] | undefined
  let count = 0
  for await (const rows of pages) {
    const lines = rows.map((row) => JSON.stringify(row)).join(',\n')
    json.write(encoder.encode(count === 0 ? `[\n${lines}` : `,\n${lines}`))
    const known = (headers ??= Object.keys(rows[0] ?? {}))
    const cells = rows.map((row) => known.map((column) => toCell(row[column])))
    csv.push(new Blob([count === 0 ? toCsv(known, cells) : csvLines(cells)]))
    count += rows.length
  }
  json.write(encoder.encode(count === 0 ? '[]\n' : '\n]\n'))
  json.end()
  if (count === 0) csv.push(new Blob([toCsv(headings, [])]))

  const entry = archive.open(`${path}.csv`, { isCompressed: true })
  for (const part of csv) entry.write(new Uint8Array(await part.arrayBuffer()))
  entry.end()
  return count
}

function toCell(value: unknown): CsvValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number') return value
  return JSON.stringify(value)
}
