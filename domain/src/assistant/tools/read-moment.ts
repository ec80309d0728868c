import {
  addDays,
  type CalendarDate,
  endOfDay,
  formatDate,
  isCalendarDate,
  toCalendarDate,
  toInstant,
} from '../../dates/index.ts'
import { foldForSearch } from '../../text/index.ts'
import type { Moment } from '../prompt/system-prompt.ts'
import { TOOL_MESSAGES as say } from './messages.ts'
import { ToolRefusal } from './proposal.ts'

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[t ](\d{1,2}:\d{2}).*)?$/
const MEXICAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
const CLOCK = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*(a\.? ?m\.?|p\.? ?m\.?|h|hrs?|horas)?$/
const DAYS: ReadonlyMap<string, number> = new Map([
  ['hoy', 0],
  ['manana', 1],
  ['pasado manana', 2],
])
const MAX_DAYS_AHEAD = 730

/** The instant of the model's date and time in the agent's time zone (AST-51). */
export function readMoment(
  date: string | null,
  time: string | null,
  moment: Moment,
  defaultTime: string | null = null,
): Date {
  const { day, clock } = readDay(date, moment)
  const written = time ?? clock
  if (written === null && defaultTime === null) throw new ToolRefusal(say.timeMissing)
  const { zone, now } = moment
  const at = toInstant(day, written === null ? (defaultTime ?? '') : readClock(written), zone)
  const isLateToday = written === null && at <= now && day === toCalendarDate(now, zone)
  // A task for today without a time is due at the end of the day (AST-53).
  return check(isLateToday ? new Date(endOfDay(day, zone).getTime() - 60_000) : at, moment)
}

function readDay(
  date: string | null,
  { now, zone }: Moment,
): { day: CalendarDate; clock: string | null } {
  if (date === null) throw new ToolRefusal(say.dateMissing)
  const text = foldForSearch(date)
  const ahead = DAYS.get(text)
  if (ahead !== undefined) return { day: addDays(toCalendarDate(now, zone), ahead), clock: null }
  const [, iso, clock] = ISO.exec(text) ?? []
  const [, dd = '', mm = '', yyyy] = MEXICAN.exec(text) ?? []
  const day = iso ?? (yyyy && `${yyyy}-${mm.padStart(2, '0')}-${dd.padStart(2, '0')}`)
  if (!day || !isCalendarDate(day)) throw new ToolRefusal(say.dateUnreadable(date))
  return { day, clock: clock ?? null }
}

/** 'HH:MM' of '17:30', '5:30 pm', '5 p. m.' or '17 h'. */
function readClock(time: string): string {
  const [found, hours = '', minutes = '00', half = ''] =
    CLOCK.exec(foldForSearch(time).trim()) ?? []
  const isAfternoon = half.startsWith('p')
  const isHalf = isAfternoon || half.startsWith('a')
  const written = Number(hours)
  const hour = isHalf ? (written % 12) + (isAfternoon ? 12 : 0) : written
  const isTime =
    found !== undefined && hour < 24 && Number(minutes) < 60 && !(isHalf && written > 12)
  if (!isTime) throw new ToolRefusal(say.timeUnreadable(time))
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

function check(at: Date, { now, zone }: Moment): Date {
  const said = formatDate(at, zone, 'dateTime')
  if (at <= now) throw new ToolRefusal(say.past(said))
  if (at.getTime() - now.getTime() > MAX_DAYS_AHEAD * 86_400_000) {
    throw new ToolRefusal(say.tooFar(said))
  }
  return at
}
