import { familyOf } from '../../files/index.ts'

export const FILE_KINDS = ['pdf', 'doc', 'docx', 'odt'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** The bucket also accepts text/plain, which only generated documents use. */
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

export const HEAD_BYTES = 128
const ZIP_NAME_AT = 30

/** An ODT contains its type at a fixed offset of its ZIP. Any other ZIP may be a DOCX; the storage service inspects its entries. */
export function kindsByBytes(head: Uint8Array): readonly FileKind[] {
  switch (familyOf(head)) {
    case 'ole':
      return ['doc']
    case 'pdf':
      return ['pdf']
    case 'zip': {
      const text = String.fromCharCode(...head.subarray(ZIP_NAME_AT, HEAD_BYTES))
      return text.startsWith(`mimetype${MIME_TYPES.odt}`) ? ['odt'] : ['docx']
    }
    default:
      return []
  }
}
