import { familyOf } from '@predio/domain/files'
import { ODT } from './types.ts'

export type Family = 'pdf' | 'ole' | 'zip' | 'jpeg' | 'png' | 'other'

/** These bytes cover the first entry of a zip with its name, and the bytes that may precede `%PDF-`. */
export const HEAD_BYTES = 4096

/** No bucket accepts WebP, so it needs no detection. */
export function sniffHead(head: Uint8Array): Family {
  const family = familyOf(head)
  return family === null || family === 'webp' ? 'other' : family
}

const NAME_LENGTH_AT = 26
const EXTRA_LENGTH_AT = 28
const NAME_AT = 30

/** The first entry of a zip package tells its kind. */
function readFirstEntry(head: Buffer): { name: string; content: string } {
  if (head.length < NAME_AT) return { name: '', content: '' }
  const nameEnd = NAME_AT + head.readUInt16LE(NAME_LENGTH_AT)
  const contentAt = nameEnd + head.readUInt16LE(EXTRA_LENGTH_AT)
  return {
    name: head.toString('latin1', NAME_AT, nameEnd),
    content: head.toString('latin1', contentAt, contentAt + 64),
  }
}

/**
 * ODF requires the entry `mimetype` first and uncompressed. The `PK` of the next record must follow directly; otherwise the file is a
 * template.
 */
export function isOpenDocumentText(head: Buffer): boolean {
  const { name, content } = readFirstEntry(head)
  return name === 'mimetype' && content.startsWith(`${ODT}PK`)
}

/** Word, LibreOffice, Google Docs and Pages write one of these entries first. */
export function beginsLikeOfficePackage(head: Buffer): boolean {
  const { name } = readFirstEntry(head)
  return name === '[Content_Types].xml' || /^(?:_rels|docProps|word|customXml)\//.test(name)
}
