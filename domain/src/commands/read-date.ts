import {
  addDays,
  addMonths,
  type CalendarDate,
  isCalendarDate,
  monthOf,
  MONTHS,
  parseDay,
  startOfMonth,
  weekday,
} from '../dates/index.ts'
import { type Token, wordAt } from './tokens.ts'

export interface FoundDate {
  day: CalendarDate
  next: number
}

/** After one of these words a day belongs to the name of a street or quarter: 'calle 5 de Mayo'. */
const STREETS = new Set(
  'calle av ave avenida col colonia esq esquina privada priv calz calzada blvd boulevard fracc plaza parque'.split(
    ' ',
  ),
)

export function readDate(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): FoundDate | null {
  const word = wordAt(tokens, at)
  const whole = parseDay(word)
  if (whole !== null) return { day: whole, next: at + 1 }
  const [isShort, shortDay, shortMonth, shortYear] =
    /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}))?$/.exec(word) ?? []
  if (isShort !== undefined) {
    const year = shortYear === undefined ? null : 2000 + Number(shortYear)
    return found(toDay(Number(shortDay), Number(shortMonth), year, today), at + 1)
  }
  return readNamedMonth(tokens, at, today)
}

function readNamedMonth(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): FoundDate | null {
  if (STREETS.has(wordAt(tokens, at - 1))) return null
  const dayFirst = dayNumber(wordAt(tokens, at))
  if (dayFirst !== null) {
    const named = wordAt(tokens, at + 1) === 'de' ? at + 2 : at + 1
    const month = monthOf(wordAt(tokens, named))
    if (month === null) return null
    const { year, next } = readYear(tokens, named + 1)
    return found(toDay(dayFirst, month, year, today), next)
  }
  const month = MONTHS.indexOf(wordAt(tokens, at)) + 1
  const dayLast = dayNumber(wordAt(tokens, at + 1))
  if (month === 0 || dayLast === null) return null
  return found(toDay(dayLast, month, null, today), at + 2)
}

function readYear(tokens: readonly Token[], at: number): { year: number | null; next: number } {
  const isJoined = ['de', 'del'].includes(wordAt(tokens, at))
  const written = wordAt(tokens, isJoined ? at + 1 : at)
  if (!/^20\d{2}$/.test(written)) return { year: null, next: at }
  return { year: Number(written), next: isJoined ? at + 2 : at + 1 }
}

function toDay(
  day: number,
  month: number,
  year: number | null,
  today: CalendarDate,
): CalendarDate | null {
  const thisYear = Number(today.slice(0, 4))
  if (year !== null) return checked(year, month, day)
  for (let ahead = 0; ahead <= 4; ahead += 1) {
    const date = checked(thisYear + ahead, month, day)
    if (date !== null && date >= today) return date
  }
  return null
}

export function nextDayOfMonth(day: number, today: CalendarDate): CalendarDate | null {
  for (let ahead = 0; ahead <= 2; ahead += 1) {
    const first = addMonths(today, ahead)
    const date = `${first.slice(0, 8)}${String(day).padStart(2, '0')}`
    if (isCalendarDate(date) && date >= today) return date
  }
  return null
}

/** CMD-04: 'viernes 20' is the 20th if that is a Friday; otherwise the number is an hour. */
export function dayOnWeekday(
  day: number,
  wanted: number,
  nearest: CalendarDate,
  today: CalendarDate,
): CalendarDate | null {
  const date = nextDayOfMonth(day, today)
  if (date === null || weekday(date) !== wanted) return null
  return day > 12 || date === nearest ? date : null
}

export function lastDayOfMonth(today: CalendarDate): CalendarDate {
  return addDays(addMonths(today, 1), -1)
}

export function monthsLater(today: CalendarDate, months: number): CalendarDate {
  const first = addMonths(startOfMonth(today), months)
  const same = `${first.slice(0, 8)}${today.slice(8)}`
  return isCalendarDate(same) ? same : addDays(addMonths(first, 1), -1)
}

export function dayNumber(word: string): number | null {
  const [, digits] = /^(\d{1,2})(?:o|ro|ero|°|º)?$/.exec(word) ?? []
  const day = word === 'primero' ? 1 : Number(digits ?? 0)
  return day >= 1 && day <= 31 ? day : null
}

function checked(year: number, month: number, day: number): CalendarDate | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isCalendarDate(text) ? text : null
}

function found(day: CalendarDate | null, next: number): FoundDate | null {
  return day === null ? null : { day, next }
}
