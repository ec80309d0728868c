import { decodeText, readCsv, type CsvRow, type ReadTable } from '@predio/domain/csv'
import { beginsAs } from '@predio/domain/files'
import { readSheet, readWorkbook, XLSX_PARTS } from '@predio/domain/xlsx'
import { newId } from '../../lib/new-id.ts'

export interface TableSource {
  kind: 'table'
  id: string
  file: File
  sheets: readonly string[]
  sheet: number
  headers: string[]
  rows: CsvRow[]
  isTooLong: boolean
}

const MAX_BYTES = 50 * 1024 * 1024
/** LIMP-25: a small file may unpack to gigabytes; 20,000 rows of thirty columns take a quarter of this limit. */
const MAX_PART_BYTES = 64 * 1024 * 1024
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024

export class FileTooBig extends Error {
  override name = 'FileTooBig'
}

/** Thrown for a workbook from before Excel 2007, or one with a password, which has the same container format. */
export class OldExcelFile extends Error {
  override name = 'OldExcelFile'
}

export async function openFile(file: File): Promise<{ bytes: Uint8Array; id: string }> {
  if (file.size > MAX_BYTES) throw new FileTooBig()
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { bytes, id: await importId(bytes) }
}

export async function readTable(
  file: File,
  { bytes, id }: { bytes: Uint8Array; id: string },
  sheet?: number,
): Promise<TableSource> {
  if (beginsAs(bytes, 'ole')) throw new OldExcelFile()
  if (beginsAs(bytes, 'zip')) return readExcel(file, bytes, id, sheet)
  if (/^\s*<(?:!doctype|html|table|\?xml)/i.test(decodeText(bytes.slice(0, 200)))) {
    throw new OldExcelFile()
  }
  const table = readCsv(bytes)
  return { kind: 'table', id: await idOfCsv(id, table), file, sheets: [], sheet: 0, ...table }
}

/** An earlier release numbered rows after a cell with line breaks differently, so such a file gets another id, as another import. */
async function idOfCsv(id: string, { rows }: ReadTable): Promise<string> {
  const hasLines = rows.some(({ cells }) => cells.some((cell) => /[\r\n]/.test(cell)))
  return hasLines ? importId(new TextEncoder().encode(`${id} rows`)) : id
}

export async function readTableFile(file: File, sheet?: number): Promise<TableSource> {
  return readTable(file, await openFile(file), sheet)
}

async function readExcel(
  file: File,
  bytes: Uint8Array,
  id: string,
  asked: number | undefined,
): Promise<TableSource> {
  const { strFromU8, unzipSync } = await import('fflate')
  let unpacked = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!XLSX_PARTS.test(name)) return false
      unpacked += originalSize
      if (originalSize > MAX_PART_BYTES || unpacked > MAX_UNPACKED_BYTES) throw new FileTooBig()
      return true
    },
  })
  const parts = (path: string) => {
    const part = files[path]
    return part && strFromU8(part)
  }
  const workbook = readWorkbook(parts)
  if (!workbook) throw new Error('a zip that is no workbook')
  const { sheets } = workbook
  const { sheet, table } = chooseSheet(sheets.length, asked, (place) => {
    const path = sheets[place]?.path
    return path === undefined ? NO_ROWS : readSheet(parts, path, workbook)
  })
  return {
    kind: 'table',
    // The lines of each sheet are counted from 1, so each sheet is an import with an id of its own.
    id: sheet === 0 ? id : await importId(new TextEncoder().encode(`${id} ${sheet}`)),
    file,
    sheets: sheets.map(({ name }) => name),
    sheet,
    ...table,
  }
}

const NO_ROWS: ReadTable = { headers: [], rows: [], isTooLong: false }

/** If no sheet was chosen, the first with rows is taken. No sheet is read twice, because a large one takes seconds. */
function chooseSheet(
  count: number,
  asked: number | undefined,
  read: (place: number) => ReadTable,
): { sheet: number; table: ReadTable } {
  if (asked !== undefined) return { sheet: asked, table: read(asked) }
  for (let sheet = 0; sheet < count; sheet += 1) {
    const table = read(sheet)
    if (table.rows.length > 0) return { sheet, table }
  }
  return { sheet: 0, table: NO_ROWS }
}

/** IMPORT-19: the id is the hash of the file, so that importing the same file again after a reload adds no row twice. */
export async function importId(bytes: Uint8Array): Promise<string> {
  // crypto.subtle exists only in pages served over https or from localhost.
  if (!globalThis.crypto.subtle) return newId()
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)
  const first = new Uint8Array(digest).slice(0, 16)
  const hex = Array.from(first, (byte) => byte.toString(16).padStart(2, '0')).join('')
  // The bits of a UUID of version 8 are free to choose (RFC 9562).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}
