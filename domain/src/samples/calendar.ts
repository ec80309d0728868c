import { addDays, toCalendarDate, toInstant } from '../dates/index.ts'

/** Turns the samples' days and hours into moments, seen from today in the agent's zone. */
export interface Calendar {
  /** A moment, past or to come. */
  at: (day: number, time: string) => string
  /** A moment that has passed, even if the day's hour has not come yet. */
  before: (day: number, time: string) => string
  /** A calendar day. */
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
