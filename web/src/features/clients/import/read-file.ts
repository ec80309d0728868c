import { decodeText, MAX_IMPORT_ROWS } from '@predio/domain/csv'
import { readVcards, type VcardContact } from '@predio/domain/vcard'
import {
  openFile,
  readTable,
  type TableSource,
} from '../../../capabilities/imports/read-table-file.ts'

export type ImportSource =
  | TableSource
  | { kind: 'vcard'; id: string; contacts: VcardContact[]; isTooLong: boolean }

export async function readImportFile(file: File): Promise<ImportSource> {
  const opened = await openFile(file)
  const { bytes, id } = opened
  if (!/\.vcf$/i.test(file.name) && !startsAsVcard(bytes)) return readTable(file, opened)
  const contacts = readVcards(decodeText(bytes))
  return {
    kind: 'vcard',
    id,
    contacts: contacts.slice(0, MAX_IMPORT_ROWS),
    isTooLong: contacts.length > MAX_IMPORT_ROWS,
  }
}

export function countRows(source: ImportSource): number {
  return source.kind === 'table' ? source.rows.length : source.contacts.length
}

function startsAsVcard(bytes: Uint8Array): boolean {
  return /^\s*BEGIN:VCARD/i.test(decodeText(bytes.slice(0, 64)))
}
