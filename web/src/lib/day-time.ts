import { toCalendarDate, toClockTime, toInstant } from '@predio/domain/dates'

/** A moment as a form asks for it. */
export interface DayTime {
  /** 'YYYY-MM-DD'; null is no date at all. */
  day: string | null
  /** 'HH:MM' on the person's clock. */
  time: string
}

/** A stored moment on the person's clock; without one, an hour that waits for its day. */
export function toDayTime(stored: string | null, zone: string, usualTime: string): DayTime {
  if (stored === null) return { day: null, time: usualTime }
  const moment = new Date(stored)
  return { day: toCalendarDate(moment, zone), time: toClockTime(moment, zone) }
}

/**
 * The moment to store. One that the person left as it was shown keeps its seconds, and which of two equal hours of the night when
 * clocks go back it is (SAVE-20).
 */
export function toMoment(
  { day, time }: DayTime,
  zone: string,
  usualTime: string,
  stored: string | null = null,
): string | null {
  if (day === null) return null
  const shown = toDayTime(stored, zone, usualTime)
  if (day === shown.day && time === shown.time) return stored
  return toInstant(day, time || usualTime, zone).toISOString()
}
