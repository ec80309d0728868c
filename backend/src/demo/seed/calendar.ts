/** Turns the samples' days and hours into moments, seen from the day of seeding in the agent's zone. */
export interface Calendar {
  /** A moment, past or to come. */
  at: (day: number, time: string) => string
  /** A moment that has passed, even if the day's hour has not come yet. */
  before: (day: number, time: string) => string
  /** A calendar day. */
  day: (day: number) => string
}

/** Central Mexico has had no daylight saving time since 2022. */
const OFFSET_MS = -6 * 3_600_000
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

export function createCalendar(now: number): Calendar {
  const midnight = Math.floor((now + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS
  const moment = (day: number, time: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return midnight + day * DAY_MS + (hours * 60 + minutes) * MINUTE_MS
  }
  return {
    at: (day, time) => new Date(moment(day, time)).toISOString(),
    before: (day, time) => new Date(Math.min(moment(day, time), now - 5 * MINUTE_MS)).toISOString(),
    day: (day) => new Date(midnight + OFFSET_MS + day * DAY_MS).toISOString().slice(0, 10),
  }
}
