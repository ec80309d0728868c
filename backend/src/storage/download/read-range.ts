import type { ByteRange } from '../blob-store/blob-store.ts'

/**
 * The result is undefined for the whole file and 'unsatisfiable' for bytes beyond its end. RFC 9110 allows servers to ignore several
 * ranges, other units and malformed values.
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
