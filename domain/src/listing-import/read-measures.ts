import { parseMoney } from '../money/index.ts'
import { parseArea, parseBathrooms, parseCount } from '../properties/index.ts'
import { foldForSearch } from '../text/index.ts'

export type Read<Value> = Value | null | undefined

const NONE = /^(?:no|ningun[oa]?|sin\b.*|none|n\/?a|-+)$/
const NEW = /\b(?:nuev[oa]|estrenar|preventa|en construccion|new|brand new)\b/
const MAX_AGE = 300

export function readCount(cell: string | undefined): Read<number> {
  if (cell === undefined) return undefined
  return NONE.test(foldForSearch(cell).trim()) ? 0 : parseCount(cell)
}

export function readBathrooms(cell: string | undefined, halves: string | undefined): Read<number> {
  const half = readCount(halves) ?? 0
  if (cell === undefined) return half > 0 ? half / 2 : undefined
  const whole = NONE.test(foldForSearch(cell).trim()) ? 0 : parseBathrooms(cell)
  return whole === null ? null : whole + half / 2
}

/** Systems write an area of 0 when the area is unknown. */
export function readArea(cell: string | undefined): Read<number> {
  if (cell === undefined || /^[\s0.,]*(?:m2|m²)?$/i.test(cell)) return undefined
  return parseArea(cell)
}

export function readFee(cell: string | undefined): Read<number> {
  if (cell === undefined || NONE.test(foldForSearch(cell).trim())) return undefined
  return parseMoney(cell)
}

export function readYear(cell: string | undefined, thisYear: number): Read<number> {
  if (cell === undefined) return undefined
  const year = /(?<!\d)(?:1[5-9]|2[01])\d{2}(?!\d)/.exec(cell)?.[0]
  if (year !== undefined) return Number(year)
  const age = /^\D*(\d{1,3})(?!\d)/.exec(cell)?.[1]
  if (age !== undefined && Number(age) <= MAX_AGE) return thisYear - Number(age)
  return NEW.test(foldForSearch(cell)) ? thisYear : null
}
