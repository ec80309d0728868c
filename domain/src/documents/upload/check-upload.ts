import { isHeic } from '../../images/index.ts'
import { UPLOAD_MESSAGES } from '../messages.ts'
import { type FileKind, HEAD_BYTES, kindByName, kindsByBytes, MIME_TYPES } from './file-kinds.ts'

/** DOC-32, DOC-34: the bucket has the same limit of 10 MB. */
export const MAX_UPLOAD_BYTES = 10_485_760

/** A system that does not know a file type declares none or one of these general types. */
const UNDECLARED = new Set(['', 'application/octet-stream', 'binary/octet-stream'])

export interface ChosenFile {
  name: string
  type: string
  size: number
}

/** DOC-32: checks everything that can be known without reading the file. The result is null if the file is accepted. */
export function checkChosenFiles(files: readonly ChosenFile[]): string | null {
  const [file] = files
  if (!file) return UPLOAD_MESSAGES.missing
  if (files.length > 1) return UPLOAD_MESSAGES.tooMany
  const kind = kindByName(file.name)
  if (!kind || !agreesWith(kind, file.type)) return UPLOAD_MESSAGES.wrongType
  if (file.size === 0) return UPLOAD_MESSAGES.empty
  return file.size > MAX_UPLOAD_BYTES ? UPLOAD_MESSAGES.tooLarge(MAX_UPLOAD_BYTES) : null
}

/** DOC-33: the content must match the extension, so that a renamed program is refused. */
export function checkFirstBytes(fileName: string, head: Uint8Array): string | null {
  if (isHeic(head)) return UPLOAD_MESSAGES.heic
  const kind = kindByName(fileName)
  if (!kind) return UPLOAD_MESSAGES.wrongType
  return kindsByBytes(head.subarray(0, HEAD_BYTES)).includes(kind)
    ? null
    : UPLOAD_MESSAGES.notWhatItSays
}

/** The extension decides, because the browser may not know the type. */
export function mimeTypeOf(fileName: string): string | null {
  const kind = kindByName(fileName)
  return kind && MIME_TYPES[kind]
}

function agreesWith(kind: FileKind, declared: string): boolean {
  const essence = (declared.split(';', 1)[0] ?? '').trim().toLowerCase()
  return UNDECLARED.has(essence) || essence === MIME_TYPES[kind]
}
