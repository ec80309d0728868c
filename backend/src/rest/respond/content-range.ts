import { offsetBeyondEnd } from '../errors.ts'

export function contentRange(first: number, rows: number, total: number | undefined): string {
  const range = rows > 0 && total !== 0 ? `${first}-${first + rows - 1}` : '*'
  return `${range}/${total ?? '*'}`
}

/** The status is 206 only if more rows exist than the answer contains. */
export function rangeStatus(offset: number, rows: number, total: number | undefined): 200 | 206 {
  if (total === undefined) return 200
  if (offset > total) throw offsetBeyondEnd(offset, total)
  return rows < total ? 206 : 200
}
