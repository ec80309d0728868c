import type { ByteRange } from '../blob-store/blob-store.ts'

/**
 * The bytes a Range header asks for: undefined for the whole file, 'unsatisfiable' for bytes it does
 * not have. Several ranges, other units and what cannot be read are ignored, as RFC 9110 lets us.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.replaceAll(/\s/g, '') ?? '')
  if (!match) return undefined
  const [, from = '', to = ''] = match
  if (from === '') return to === '' ? undefined : readSuffix(Number(to), size)
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}

function readSuffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length === 0 || size === 0
    ? 'unsatisfiable'
    : { start: Math.max(0, size - length), end: size - 1 }
}
