import { rangeNotSatisfiable } from '../errors.ts'
import type { Method, QueryParams, RowRange } from './types.ts'

export function parseRange(
  query: QueryParams,
  method: Method,
  header: string | undefined,
): RowRange {
  const offset = query.offsets.find(isRoot)?.value ?? 0
  const limit = query.limits.find(isRoot)?.value
  const asked = method === 'GET' ? parseRangeHeader(header) : undefined
  return asked ? intersect({ offset, limit }, asked) : { offset, limit }
}

function isRoot({ path }: { path: readonly string[] }): boolean {
  return path.length === 0
}

function parseRangeHeader(header: string | undefined): RowRange | undefined {
  const match = header === undefined ? null : /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(header)
  if (!match) return undefined
  const first = Number(match[1])
  if (match[2] === '') return { offset: first, limit: undefined }
  const last = Number(match[2])
  if (first > last) {
    const details =
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.'
    throw rangeNotSatisfiable(details)
  }
  return { offset: first, limit: last - first + 1 }
}

function intersect(a: RowRange, b: RowRange): RowRange {
  const offset = Math.max(a.offset, b.offset)
  const end = Math.min(endOf(a), endOf(b))
  return { offset, limit: end === Infinity ? undefined : Math.max(0, end - offset) }
}

function endOf({ offset, limit }: RowRange): number {
  return limit === undefined ? Infinity : offset + limit
}
