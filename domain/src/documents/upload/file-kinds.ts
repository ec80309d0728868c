export const FILE_KINDS = ['pdf', 'doc', 'docx', 'odt'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** The bucket's list of types, text aside: that is for generated documents. */
export const MIME_TYPES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
}

export function kindByName(name: string): FileKind | null {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase()
  return FILE_KINDS.find((kind) => kind === extension) ?? null
}

/** Enough of the beginning to tell a kind. */
export const HEAD_BYTES = 128

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/**
 * The kinds that a file with these first bytes may be. ODT says so at a fixed place of its zip; a
 * DOCX is any other zip, which the storage service then looks into.
 */
export function kindsByBytes(head: Uint8Array): readonly FileKind[] {
  if (beginsWith(head, OLE)) return ['doc']
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES))
  // Some programs put a byte order mark or a blank line first.
  if (/^(?:\u00ef\u00bb\u00bf)?[\t\n\r ]{0,16}%PDF-/.test(text)) return ['pdf']
  if (!beginsWith(head, ZIP)) return []
  return text.slice(30).startsWith(`mimetype${MIME_TYPES.odt}`) ? ['odt'] : ['docx']
}

function beginsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte)
}
