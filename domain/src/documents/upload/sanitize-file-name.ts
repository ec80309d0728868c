import { foldForSearch } from '../../text/index.ts'

const EXTENSION = /\.([a-z0-9]{1,10})$/i
const MAX_BASE_LENGTH = 100

/** DOC-30: accents are removed first, so that 'peña' becomes 'pena' and not 'pe_a'. */
export function sanitizeFileName(name: string): string {
  const extension = EXTENSION.exec(name)?.[0] ?? ''
  const base = foldForSearch(name.slice(0, name.length - extension.length))
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, MAX_BASE_LENGTH)
  return `${base || 'documento'}${extension}`
}

/** DOC-31: the path at which an upload is stored. */
export function uploadPath(userId: string, now: Date, fileName: string): string {
  return `${userId}/${now.getTime()}-${sanitizeFileName(fileName)}`
}

/** DOC-31: the path at which a generated document's text file is stored. */
export function generatedPath(userId: string, now: Date, type: string): string {
  return `${userId}/ai-generated/${now.getTime()}-${type}.txt`
}
