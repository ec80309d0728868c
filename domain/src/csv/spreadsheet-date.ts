import { toCalendarDate, toClockTime } from '../dates/index.ts'

/** '2026-11-15 16:30' in the agent's zone: every spreadsheet reads it as a date, wherever it is set to live. */
export function spreadsheetDate(moment: string | null, zone: string): string | null {
  if (moment === null) return null
  const date = new Date(moment)
  return `${toCalendarDate(date, zone)} ${toClockTime(date, zone)}`
}
