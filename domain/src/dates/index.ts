export {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  endOfWeek,
  isCalendarDate,
  sameDayMonthsLater,
  startOfMonth,
  startOfWeek,
  weekday,
} from './calendar-date.ts'
export {
  atTime,
  formatCalendarDate,
  formatDate,
  formatLastDay,
  formatMoment,
} from './format-date.ts'
export { monthOf, MONTHS } from './month-of.ts'
export { parseDay } from './parse-day.ts'
export { relativeDays, describeDays } from './relative-days.ts'
export { relativeTime } from './relative-time.ts'
export {
  DEFAULT_TIME_ZONE,
  deviceZone,
  endOfDay,
  knownZone,
  listZoneNames,
  startOfDay,
  toCalendarDate,
  toClockTime,
  toInstant,
} from './zoned.ts'
