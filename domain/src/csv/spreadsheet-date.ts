import { toCalendarDate, toClockTime } from '../dates/index.ts'

/** '2026-11-15 16:30' in the agent's time zone, which spreadsheets of all languages read as a date. */
export function spreadsheetDate(moment: string | null, zone: string): string | null {
  if (moment === null) return null
  const date = new Date(moment)
  return `${toCalendarDate(date, zone)} ${toClockTime(date, zone)}`
}
