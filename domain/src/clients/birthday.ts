import {
  type CalendarDate,
  deviceZone,
  formatCalendarDate,
  toCalendarDate,
} from '../dates/index.ts'
import { countOf } from '../numbers/index.ts'

/** CLIENT-26: the form and an import refuse a future birthday. The table cannot, since its rows must stay valid on every day. */
export function isBorn({ birthday }: { birthday: CalendarDate | null }): boolean {
  return birthday === null || birthday <= toCalendarDate(new Date(), deviceZone())
}

/** CLIENT-27: the text is '15 de marzo (46 años)', with the year instead of an age before the first birthday. */
export function describeBirthday(birthday: CalendarDate, today: CalendarDate): string {
  const feast = celebratedIn(Number(today.slice(0, 4)), birthday)
  const age = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (feast > today ? 1 : 0)
  if (age < 1) return formatCalendarDate(birthday, 'long')
  const day = formatCalendarDate(birthday, 'longDayMonth')
  const years = countOf(age, 'año', 'años')
  return feast === today ? `${day} (hoy cumple ${years})` : `${day} (${years})`
}

/** NOT-33: people born on 29 February celebrate on the 28th in other years, as in the reminder. */
function celebratedIn(year: number, birthday: CalendarDate): CalendarDate {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const monthAndDay = birthday.slice(4)
  return `${year}${monthAndDay === '-02-29' && !isLeap ? '-02-28' : monthAndDay}`
}
