import { isHeic } from '../../images/index.ts'
import { UPLOAD_MESSAGES as say } from '../messages.ts'
import { type FileKind, HEAD_BYTES, kindByName, kindsByBytes, MIME_TYPES } from './file-kinds.ts'

/** Section 9: 10 MB. */
export const MAX_UPLOAD_BYTES = 10_485_760

/** Some systems do not know these files, and say nothing or just 'bytes'. */
const UNDECLARED = new Set(['', 'application/octet-stream', 'binary/octet-stream'])

export interface ChosenFile {
  name: string
  /** What the browser says it is. */
  type: string
  size: number
}

/** What is wrong with what was dropped, as far as it can be told before reading it; null is fine. */
export function checkChosenFiles(files: readonly ChosenFile[]): string | null {
  const [file] = files
  if (!file) return say.missing
  if (files.length > 1) return say.tooMany
  const kind = kindByName(file.name)
  if (!kind || !agreesWith(kind, file.type)) return say.wrongType
  if (file.size === 0) return say.empty
  return file.size > MAX_UPLOAD_BYTES ? say.tooLarge(MAX_UPLOAD_BYTES) : null
}

/** After the first bytes were read: a renamed program is no contract. */
export function checkFirstBytes(fileName: string, head: Uint8Array): string | null {
  if (isHeic(head)) return say.heic
  const kind = kindByName(fileName)
  if (!kind) return say.wrongType
  return kindsByBytes(head.subarray(0, HEAD_BYTES)).includes(kind) ? null : say.notWhatItSays
}

/** The type to store it with: the browser may not know it, the name does. */
export function mimeTypeOf(fileName: string): string | null {
  const kind = kindByName(fileName)
  return kind && MIME_TYPES[kind]
}

function agreesWith(kind: FileKind, declared: string): boolean {
  const essence = (declared.split(';', 1)[0] ?? '').trim().toLowerCase()
  return UNDECLARED.has(essence) || essence === MIME_TYPES[kind]
}
