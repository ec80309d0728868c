import { toCalendarDate, toClockTime, toInstant } from '@predio/domain/dates'

export interface DayTime {
  day: string | null
  time: string
}

export function toDayTime(stored: string | null, zone: string, usualTime: string): DayTime {
  if (stored === null) return { day: null, time: usualTime }
  const moment = new Date(stored)
  return { day: toCalendarDate(moment, zone), time: toClockTime(moment, zone) }
}

/** SAVE-20: an unchanged moment keeps its seconds and, when clocks go back, keeps being the earlier or the later of two equal hours. */
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
