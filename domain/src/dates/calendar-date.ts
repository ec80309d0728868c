export type CalendarDate = string

const DAY = 86_400_000

export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  // Date accepts 31 February and turns it into a day in March, so the result is compared with the text.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtc(toUtc(date) + days * DAY)
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (toUtc(to) - toUtc(from)) / DAY
}

export function weekday(date: CalendarDate): number {
  return new Date(toUtc(date)).getUTCDay() || 7
}

export function startOfWeek(date: CalendarDate): CalendarDate {
  return addDays(date, 1 - weekday(date))
}

export function endOfWeek(date: CalendarDate): CalendarDate {
  return addDays(date, 7 - weekday(date))
}

export function startOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 7)}-01`
}

export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const first = new Date(toUtc(startOfMonth(date)))
  return fromUtc(first.setUTCMonth(first.getUTCMonth() + months))
}

function toUtc(date: CalendarDate): number {
  if (!isCalendarDate(date)) throw new RangeError(`not a date: ${date}`)
  return Date.parse(`${date}T00:00:00Z`)
}

function fromUtc(time: number): CalendarDate {
  return new Date(time).toISOString().slice(0, 10)
}

export function sameDayMonthsLater(date: CalendarDate, months: number): CalendarDate {
  const first = addMonths(date, months)
  const lastDay = addDays(addMonths(first, 1), -1)
  const wanted = `${first.slice(0, 8)}${date.slice(8)}`
  return wanted < lastDay ? wanted : lastDay
}
