import {
  addDays,
  addMonths,
  type CalendarDate,
  startOfMonth,
  startOfWeek,
  toCalendarDate,
} from '../dates/index.ts'

export interface AgendaDay<T> {
  date: CalendarDate
  isToday: boolean
  isInMonth: boolean
  items: T[]
}

export interface AgendaItem {
  at: Date
}

/** AGENDA-01: returns the whole weeks, Monday first, of the month that contains the date. */
export function buildMonth<T extends AgendaItem>(
  date: CalendarDate,
  items: readonly T[],
  now: Date,
  zone: string,
): AgendaDay<T>[][] {
  const first = startOfMonth(date)
  const next = addMonths(first, 1)
  const days = groupByDay(items, zone)
  const today = toCalendarDate(now, zone)
  const weeks: AgendaDay<T>[][] = []
  for (let monday = startOfWeek(first); monday < next; monday = addDays(monday, 7)) {
    weeks.push(weekFrom(monday, days, today, (day) => day >= first && day < next))
  }
  return weeks
}

export function buildWeek<T extends AgendaItem>(
  date: CalendarDate,
  items: readonly T[],
  now: Date,
  zone: string,
): AgendaDay<T>[] {
  const days = groupByDay(items, zone)
  return weekFrom(startOfWeek(date), days, toCalendarDate(now, zone), () => true)
}

function weekFrom<T>(
  monday: CalendarDate,
  days: ReadonlyMap<CalendarDate, T[]>,
  today: CalendarDate,
  isInMonth: (day: CalendarDate) => boolean,
): AgendaDay<T>[] {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index)
    return {
      date,
      isToday: date === today,
      isInMonth: isInMonth(date),
      items: days.get(date) ?? [],
    }
  })
}

function groupByDay<T extends AgendaItem>(
  items: readonly T[],
  zone: string,
): Map<CalendarDate, T[]> {
  const days = new Map<CalendarDate, T[]>()
  for (const item of items.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const date = toCalendarDate(item.at, zone)
    const day = days.get(date)
    if (day) day.push(item)
    else days.set(date, [item])
  }
  return days
}
