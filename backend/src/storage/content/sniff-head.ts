import { ODT } from './types.ts'

/** What the first bytes can say by themselves; the rest of the file decides within a container. */
export type Family = 'pdf' | 'ole' | 'zip' | 'jpeg' | 'png' | 'other'

/** Enough for a zip's first entry with its name, and for what may stand before `%PDF-`. */
export const HEAD_BYTES = 4096

const SIGNATURES: [Family, Buffer][] = [
  ['ole', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['zip', Buffer.from('504b0304', 'hex')],
  ['jpeg', Buffer.from('ffd8ff', 'hex')],
  ['png', Buffer.from('89504e470d0a1a0a', 'hex')],
]

export function sniffHead(head: Buffer): Family {
  const found = SIGNATURES.find(([, bytes]) => head.subarray(0, bytes.length).equals(bytes))
  if (found) return found[0]
  return isPdf(head) ? 'pdf' : 'other'
}

/** Some writers put a byte order mark or a blank line first; anything else before it is suspect. */
function isPdf(head: Buffer): boolean {
  return /^(?:\u00ef\u00bb\u00bf)?[\t\n\r ]{0,16}%PDF-/.test(head.toString('latin1', 0, 64))
}

const NAME_LENGTH_AT = 26
const EXTRA_LENGTH_AT = 28
const NAME_AT = 30

/** The name and the first stored bytes of a zip's first entry. */
function readFirstEntry(head: Buffer): { name: string; content: string } {
  if (head.length < NAME_AT) return { name: '', content: '' }
  const nameEnd = NAME_AT + head.readUInt16LE(NAME_LENGTH_AT)
  const contentAt = nameEnd + head.readUInt16LE(EXTRA_LENGTH_AT)
  return {
    name: head.toString('latin1', NAME_AT, nameEnd),
    content: head.toString('latin1', contentAt, contentAt + 64),
  }
}

/** ODF wants `mimetype` first and uncompressed; the next record's `PK` ends it, or it is a template. */
export function isOpenDocumentText(head: Buffer): boolean {
  const { name, content } = readFirstEntry(head)
  return name === 'mimetype' && content.startsWith(`${ODT}PK`)
}

/** How the programs that write DOCX begin: Word, LibreOffice, Google Docs, Pages. */
export function beginsLikeOfficePackage(head: Buffer): boolean {
  const { name } = readFirstEntry(head)
  return name === '[Content_Types].xml' || /^(?:_rels|docProps|word|customXml)\//.test(name)
}
