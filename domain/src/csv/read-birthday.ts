import { type CalendarDate, isCalendarDate, monthOf, parseDay } from '../dates/index.ts'
import { foldForSearch } from '../text/index.ts'

export type ReadBirthday =
  | { kind: 'day'; day: CalendarDate }
  /** The day has a leap year, so that 29 February is possible too. */
  | { kind: 'yearless'; day: CalendarDate }
  | null

const WEEKDAY =
  /^(?:lun(?:es)?|martes|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ado)?|dom(?:ingo)?|mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\.?,? +/
const TIME = /[ ,t]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.? ?m\.?)?(?: ?z)?$/
const DAY = String.raw`(\d{1,2})(?:o|ro|ero|°|º|st|nd|rd|th)?`
const YEAR = String.raw`(?:[-/., ]+(?:del? )?(?:ano )?'?(\d{4}|\d{2}))?`
const DAY_FIRST = new RegExp(String.raw`^${DAY}[-/., ]+(?:de )?([a-z]+)\.?${YEAR}$`)
const MONTH_FIRST = new RegExp(String.raw`^([a-z]+)\.?[-/ ]+${DAY}${YEAR}$`)
const FIGURES = /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/
/** Excel stores a date as the days since 30 December 1899. Five digits reach from 1927 to 2173. */
const SERIAL = /^(\d{5})(?:\.\d+)?$/
const SERIAL_START = Date.UTC(1899, 11, 30)
const LEAP_YEAR = 2000

/** IMPORT-31: reads a birthday as people, Excel and telephones write it. `today` decides the century of a two-digit year. */
export function readBirthday(cell: string, today: CalendarDate): ReadBirthday {
  const text = foldForSearch(cell).trim().replaceAll(/\s+/g, ' ').replace(TIME, '')
  const whole = parseDay(cell.trim()) ?? parseDay(text)
  if (whole !== null) return { kind: 'day', day: whole }
  const serial = SERIAL.exec(text)?.[1]
  if (serial !== undefined) {
    const day = new Date(SERIAL_START + Number(serial) * 86_400_000).toISOString().slice(0, 10)
    return { kind: 'day', day }
  }
  const bare = text.replace(WEEKDAY, '')
  const dayFirst = DAY_FIRST.exec(bare)
  if (dayFirst)
    return toBirthday(Number(dayFirst[1]), monthOf(dayFirst[2] ?? ''), dayFirst[3], today)
  const monthFirst = MONTH_FIRST.exec(bare)
  if (monthFirst)
    return toBirthday(Number(monthFirst[2]), monthOf(monthFirst[1] ?? ''), monthFirst[3], today)
  const [, first, second, year] = FIGURES.exec(bare) ?? []
  if (first === undefined || second === undefined) return null
  // In Mexico the day comes first. If the second number is over 12, it can only be the day.
  const [day, month] = Number(second) > 12 ? [second, first] : [first, second]
  return toBirthday(Number(day), Number(month), year, today)
}

function toBirthday(
  day: number,
  month: number | null,
  year: string | undefined,
  today: CalendarDate,
): ReadBirthday {
  if (month === null) return null
  if (year === undefined) {
    const found = dayOf(LEAP_YEAR, month, day)
    return found === null ? null : { kind: 'yearless', day: found }
  }
  const isShort = year.length === 2
  const found = dayOf(isShort ? 2000 + Number(year) : Number(year), month, day)
  const isToCome = isShort && (found === null || found > today)
  const born = isToCome ? dayOf(1900 + Number(year), month, day) : found
  return born === null ? null : { kind: 'day', day: born }
}

function dayOf(year: number, month: number, day: number): CalendarDate | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isCalendarDate(text) ? text : null
}
