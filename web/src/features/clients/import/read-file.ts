import { decodeText, MAX_IMPORT_ROWS, readCsv, type CsvRow } from '@predio/domain/csv'
import { readVcards, type VcardContact } from '@predio/domain/vcard'
import { newId } from '../../../lib/new-id.ts'

export type ImportSource =
  | { kind: 'csv'; id: string; headers: string[]; rows: CsvRow[]; isTooLong: boolean }
  | { kind: 'vcard'; id: string; contacts: VcardContact[]; isTooLong: boolean }

const MAX_BYTES = 50 * 1024 * 1024

export class FileTooBig extends Error {
  override name = 'FileTooBig'
}

export async function readImportFile(file: File): Promise<ImportSource> {
  if (file.size > MAX_BYTES) throw new FileTooBig()
  const bytes = new Uint8Array(await file.arrayBuffer())
  const id = await importId(bytes)
  if (!/\.vcf$/i.test(file.name) && !startsAsVcard(bytes)) {
    return { kind: 'csv', id, ...readCsv(bytes) }
  }
  const contacts = readVcards(decodeText(bytes))
  return {
    kind: 'vcard',
    id,
    contacts: contacts.slice(0, MAX_IMPORT_ROWS),
    isTooLong: contacts.length > MAX_IMPORT_ROWS,
  }
}

export function countRows(source: ImportSource): number {
  return source.kind === 'csv' ? source.rows.length : source.contacts.length
}

function startsAsVcard(bytes: Uint8Array): boolean {
  return /^\s*BEGIN:VCARD/i.test(decodeText(bytes.slice(0, 64)))
}

/**
 * The id of an import is the hash of its file, so that importing the same file again after a reload does not add the rows
 * that had arrived (IMPORT-19).
 */
async function importId(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // crypto.subtle exists only in pages served over https or from localhost.
  if (!globalThis.crypto.subtle) return newId()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 16)
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  // A UUID of version 8, whose bits are free to choose (RFC 9562).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}
