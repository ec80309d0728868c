import { daysBetween, formatDate, toCalendarDate } from '@predio/domain/dates'
import { messages } from '../page-messages.ts'

export interface DayRow<Item> {
  item: Item
  heading?: string
}

/** NOT-09: days begin in the agent's time zone. The items are sorted newest first. */
export function byDay<Item extends { created_at: string }>(
  items: readonly Item[],
  now: Date,
  zone: string,
): DayRow<Item>[] {
  const today = toCalendarDate(now, zone)
  let last: string | undefined
  return items.map((item) => {
    const at = new Date(item.created_at)
    const day = toCalendarDate(at, zone)
    if (day === last) return { item }
    last = day
    const ago = daysBetween(day, today)
    if (ago <= 0) return { item, heading: messages.today }
    return { item, heading: ago === 1 ? messages.yesterday : formatDate(at, zone, 'long') }
  })
}
