import { toCalendarDate, toClockTime } from '../dates/index.ts'

export function spreadsheetDate(moment: string | null, zone: string): string | null {
  if (moment === null) return null
  const date = new Date(moment)
  return `${toCalendarDate(date, zone)} ${toClockTime(date, zone)}`
}
