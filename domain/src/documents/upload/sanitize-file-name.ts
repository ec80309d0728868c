import { foldForSearch } from '../../text/index.ts'

const EXTENSION = /\.([a-z0-9]{1,10})$/i
/** The path before it and a browser's own limits leave more; nobody reads a longer one. */
const MAX_BASE = 100

/**
 * Section 5: what is not alphanumeric in the base name becomes an underscore, repeats are one, lower
 * case, the extension is kept. Accents are taken off first, since 'peña' is still a name as 'pena'.
 */
export function sanitizeFileName(name: string): string {
  const extension = EXTENSION.exec(name)?.[0] ?? ''
  const base = foldForSearch(name.slice(0, name.length - extension.length))
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, MAX_BASE)
  return `${base || 'documento'}${extension}`
}

/** Section 7: {userId}/{timestamp}-{sanitised name}. */
export function uploadPath(userId: string, now: Date, fileName: string): string {
  return `${userId}/${now.getTime()}-${sanitizeFileName(fileName)}`
}

/** Section 7: {userId}/ai-generated/{timestamp}-{type}.txt. */
export function generatedPath(userId: string, now: Date, type: string): string {
  return `${userId}/ai-generated/${now.getTime()}-${type}.txt`
}
