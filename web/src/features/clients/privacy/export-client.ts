import { formatDate, toCalendarDate } from '@predio/domain/dates'
import type { StoredFile } from '../../../capabilities/exports/api/read-file.ts'
import { readRows, type RowFilter } from '../../../capabilities/exports/api/read-rows.ts'
import type { Row } from '../../../capabilities/exports/clean-row.ts'
import { openArchive } from '../../../capabilities/exports/open-archive.ts'
import {
  tableOf,
  type ExportedTable,
  type TableName,
} from '../../../capabilities/exports/tables.ts'
import { writeFiles } from '../../../capabilities/exports/write-files.ts'
import { writeTable } from '../../../capabilities/exports/write-table.ts'
import { clientTables } from './client-tables.ts'
import { messages } from './messages.ts'

interface ExportedClient {
  id: string
  name: string
  userId: string
  zone: string
}

interface Steps {
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

export interface ClientExport {
  name: string
  blob: Blob
  rows: number
  files: number
  missing: readonly string[]
}

/** PRIV-22: one archive holds all data about the client, in the format of 'Exportar todo'. */
export async function exportClient(
  { id, name, userId, zone }: ExportedClient,
  { signal, onProgress }: Steps,
): Promise<ClientExport> {
  const now = new Date()
  const archive = await openArchive()
  const tables = clientTables(id)
  const written: { file: string; rows: number }[] = []
  const files: StoredFile[] = []
  for (const { name: table, filters } of tables) {
    onProgress(written.length, tables.length)
    const exported = tableOf(table)
    const pages = readAny(exported, filters, signal)
    const rows = await writeTable(archive, {
      path: `datos/${exported.file}`,
      headings: exported.headings,
      pages: noteFiles(pages, table, files),
    })
    written.push({ file: exported.file, rows })
  }
  const total = tables.length + files.length
  const missing = await writeFiles(archive, files, {
    userId,
    signal,
    onFile: (done) => onProgress(tables.length + done, total),
  })
  const texts = messages.readme
  const lines = [
    texts.title(name),
    '',
    texts.made(formatDate(now, zone, 'dateTime')),
    '',
    ...texts.contents,
    '',
    texts.records,
    '',
    ...written.map(({ file, rows }) => texts.row(file, rows)),
    texts.files(files.length - missing.length),
    '',
    texts.notIncluded,
    '',
    ...(missing.length > 0
      ? [texts.missing(missing.length), '', ...missing.map(texts.missingRow), '']
      : []),
  ]
  const readme = archive.open('LEEME.txt', { isCompressed: true })
  // With Windows line ends every editor shows the lines.
  readme.write(new TextEncoder().encode(lines.join('\r\n')))
  readme.end()
  signal.throwIfAborted()
  return {
    name: `predio-cliente-${toCalendarDate(now, zone)}.zip`,
    blob: archive.close(),
    rows: written.reduce((sum, { rows }) => sum + rows, 0),
    files: files.length - missing.length,
    missing,
  }
}

async function* readAny(
  table: ExportedTable,
  filters: readonly RowFilter[],
  signal: AbortSignal,
): AsyncGenerator<Row[]> {
  for (const filter of filters) yield* readRows(table, filter, signal)
}

async function* noteFiles(
  pages: AsyncIterable<Row[]>,
  table: TableName,
  files: StoredFile[],
): AsyncGenerator<Row[]> {
  for await (const rows of pages) {
    for (const row of rows) files.push(...filesOf(table, row))
    yield rows
  }
}

function filesOf(table: TableName, { url, photos }: Row): StoredFile[] {
  if (table === 'documents' && typeof url === 'string') return [{ bucket: 'documents', path: url }]
  if (table === 'interactions' && Array.isArray(photos)) {
    return photos.map((path) => ({ bucket: 'notes', path: String(path) }))
  }
  return []
}
