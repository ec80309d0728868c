import { formatDate } from '@predio/domain/dates'
import { readRows } from '../../../capabilities/exports/api/read-rows.ts'
import { openArchive } from '../../../capabilities/exports/open-archive.ts'
import { TABLES } from '../../../capabilities/exports/tables.ts'
import { writeFiles } from '../../../capabilities/exports/write-files.ts'
import { writeTable } from '../../../capabilities/exports/write-table.ts'
import { listFiles } from './api/list-files.ts'
import { describeExport, type ExportSummary, type TableSummary } from './describe-export.ts'

export interface Owner {
  id: string
  email: string
  zone: string
}

export interface ExportProgress {
  done: number
  total: number
}

interface ExportSteps {
  signal: AbortSignal
  onProgress: (progress: ExportProgress) => void
}

/** EXPORT-07: all data are read under the agent's own policies. */
export async function exportAll(
  { id, email, zone }: Owner,
  { signal, onProgress }: ExportSteps,
): Promise<{ blob: Blob; summary: ExportSummary }> {
  const archive = await openArchive()
  const files = await listFiles(id, signal)
  const total = TABLES.length + files.length
  const tables: TableSummary[] = []
  for (const table of TABLES) {
    onProgress({ done: tables.length, total })
    const rows = await writeTable(archive, {
      path: `datos/${table.file}`,
      headings: table.headings,
      pages: readRows(table, table.owner ? { equal: { [table.owner]: id } } : {}, signal),
    })
    tables.push({ file: table.file, rows, isOwn: table.owner !== null })
  }
  const missing = await writeFiles(archive, files, {
    userId: id,
    signal,
    onFile: (done) => onProgress({ done: TABLES.length + done, total }),
  })
  const summary = { tables, files: files.length - missing.length, missing }
  // The readme is written last, because it names the files that are missing.
  const readme = archive.open('LEEME.txt', { isCompressed: true })
  const date = formatDate(new Date(), zone, 'dateTime')
  readme.write(new TextEncoder().encode(describeExport(summary, { email, date })))
  readme.end()
  signal.throwIfAborted()
  return { blob: archive.close(), summary }
}
