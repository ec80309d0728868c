import { offsetBeyondEnd } from '../errors.ts'

/** `0-9/57`, `0-9/*` when nobody counted, and a star for the rows when there are none. */
export function contentRange(first: number, rows: number, total: number | undefined): string {
  const range = rows > 0 && total !== 0 ? `${first}-${first + rows - 1}` : '*'
  return `${range}/${total ?? '*'}`
}

/** 206 only when it is known that there is more than what was given. */
export function rangeStatus(offset: number, rows: number, total: number | undefined): 200 | 206 {
  if (total === undefined) return 200
  if (offset > total) throw offsetBeyondEnd(offset, total)
  return rows < total ? 206 : 200
}
