import {
  MAX_COMMISSION_PERCENT,
  MAX_RENT_MONTHS,
  MIN_COMMISSION_PERCENT,
} from './commission-rules.ts'

const ONE_DECIMAL = /^\d{1,3}(?:\.\d?)?$|^\.\d$/
const HALVES = /^\d{1,2}(?:\.[05]?)?$|^\.5$/

/** Null when it is no percentage from 0 to 100 in steps of 0.1. */
export function parsePercent(text: string): number | null {
  const percent = readDecimal(text.replace(/\s*%\s*$/, ''), ONE_DECIMAL)
  if (percent === null) return null
  const inRange = percent >= MIN_COMMISSION_PERCENT && percent <= MAX_COMMISSION_PERCENT
  return inRange ? percent : null
}

/** Null when it is no number of months from 0 to 12 in halves. */
export function parseMonths(text: string): number | null {
  const months = readDecimal(text, HALVES)
  return months !== null && months <= MAX_RENT_MONTHS ? months : null
}

/** A comma too: the numeric keyboard of a phone set to Spanish (Spain) has no point. */
function readDecimal(text: string, pattern: RegExp): number | null {
  const plain = text.trim().replace(',', '.')
  return pattern.test(plain) ? Number(plain) : null
}
