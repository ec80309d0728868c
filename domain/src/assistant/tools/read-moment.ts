import { readWholeClock, readWholeMoment } from '../../commands/index.ts'
import { endOfDay, formatDate, toCalendarDate, toInstant } from '../../dates/index.ts'
import type { Moment } from '../moment.ts'
import { TOOL_MESSAGES as say } from './messages.ts'
import { ToolRefusal } from './proposal.ts'

const ISO_MOMENT = /^(\d{4}-\d{2}-\d{2})t(\d{1,2}:\d{2}).*$/i
const SECONDS = /^(\d{1,2}:\d{2}):\d{2}/
const MAX_DAYS_AHEAD = 730

/** AST-51: the model's date and time are in the agent's time zone. */
export function readMoment(
  date: string | null,
  time: string | null,
  moment: Moment,
  defaultTime: string | null = null,
): Date {
  if (date === null) throw new ToolRefusal(say.dateMissing)
  const said = readWholeMoment(date.trim().replace(ISO_MOMENT, '$1 $2'), moment)
  if (said === null) throw new ToolRefusal(say.dateUnreadable(date))
  const { day } = said
  const written = time === null ? said.time : readWholeClock(time.trim().replace(SECONDS, '$1'))
  if (time !== null && written === null) throw new ToolRefusal(say.timeUnreadable(time))
  const clock = written ?? defaultTime
  if (clock === null) throw new ToolRefusal(say.timeMissing)
  const { zone, now } = moment
  const at = toInstant(day, clock, zone)
  const isLateToday = written === null && at <= now && day === toCalendarDate(now, zone)
  // AST-53: a task for today is due at the end of the day if no time is given.
  return check(isLateToday ? new Date(endOfDay(day, zone).getTime() - 60_000) : at, moment)
}

function check(at: Date, { now, zone }: Moment): Date {
  const said = formatDate(at, zone, 'dateTime')
  if (at <= now) throw new ToolRefusal(say.past(said))
  if (at.getTime() - now.getTime() > MAX_DAYS_AHEAD * 86_400_000) {
    throw new ToolRefusal(say.tooFar(said))
  }
  return at
}
