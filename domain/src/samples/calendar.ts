import { addDays, toCalendarDate, toInstant } from '../dates/index.ts'

export interface Calendar {
  at: (day: number, time: string) => string
  before: (day: number, time: string) => string
  day: (day: number) => string
}

const FIVE_MINUTES_MS = 300_000

export function createCalendar(now: number, zone: string): Calendar {
  const today = toCalendarDate(new Date(now), zone)
  const moment = (day: number, time: string) => toInstant(addDays(today, day), time, zone).getTime()
  return {
    at: (day, time) => new Date(moment(day, time)).toISOString(),
    before: (day, time) =>
      new Date(Math.min(moment(day, time), now - FIVE_MINUTES_MS)).toISOString(),
    day: (day) => addDays(today, day),
  }
}
