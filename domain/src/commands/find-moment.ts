import { addDays, type CalendarDate, toCalendarDate, toClockTime } from '../dates/index.ts'
import { SMALL_NUMBER_WORDS } from '../numbers/index.ts'
import { readClock } from './read-clock.ts'
import { monthsLater } from './read-date.ts'
import { readDay } from './read-day.ts'
import { hasPhrase, type Token, tokenize, wordAt } from './tokens.ts'

export interface Clock {
  now: Date
  zone: string
}

export interface When {
  day: CalendarDate
  time: string | null
}

interface FoundMoment extends When {
  from: number
  next: number
}

/**
 * CMD-15: finds the moment in the typed text and removes it. Of several moments, one at the end counts, then one at the beginning,
 * otherwise the last.
 */
export function takeMoment(
  tokens: readonly Token[],
  clock: Clock,
): { when: When | null; rest: Token[] } {
  const found = findMoments(tokens, clock)
  const chosen =
    found.find(({ next }) => next === tokens.length) ??
    found.find(({ from }) => from === 0) ??
    found.at(-1)
  if (!chosen) return { when: null, rest: [...tokens] }
  const { day, time, from, next } = chosen
  return { when: { day, time }, rest: tokens.toSpliced(from, next - from) }
}

export function readWholeMoment(text: string, clock: Clock): When | null {
  const tokens = tokenize(text)
  const moment = readMoment(tokens, 0, clock)
  return moment?.next === tokens.length ? { day: moment.day, time: moment.time } : null
}

export function readWholeClock(text: string): string | null {
  const tokens = tokenize(text)
  const clock = readClock(tokens, 0, true)
  return clock?.next === tokens.length ? clock.time : null
}

function findMoments(tokens: readonly Token[], clock: Clock): FoundMoment[] {
  const found: FoundMoment[] = []
  for (let at = 0; at < tokens.length;) {
    const moment = readMoment(tokens, at, clock)
    if (moment) found.push(moment)
    at = moment?.next ?? at + 1
  }
  return found
}

function readMoment(tokens: readonly Token[], at: number, clock: Clock): FoundMoment | null {
  const today = toCalendarDate(clock.now, clock.zone)
  const later = readDuration(tokens, at, clock)
  if (later) return withClock(tokens, at, later)
  const day = readDay(tokens, at, today)
  if (day) return withClock(tokens, at, { ...day, time: null })
  const hour = readClock(tokens, at, false)
  if (!hour) return null
  const isJoined = ['del', 'de'].includes(wordAt(tokens, hour.next))
  const said = readDay(tokens, isJoined ? hour.next + 1 : hour.next, today)
  if (said) return { day: said.day, time: hour.time, from: at, next: said.next }
  // An hour without a day means today, or tomorrow if it has passed.
  const hasPassed = hour.time <= toClockTime(clock.now, clock.zone)
  return { day: addDays(today, hasPassed ? 1 : 0), time: hour.time, from: at, next: hour.next }
}

function withClock(
  tokens: readonly Token[],
  from: number,
  { day, time, next }: When & { next: number },
): FoundMoment {
  const hour = time === null ? readClock(tokens, next, true) : null
  return { day, time: hour?.time ?? time, from, next: hour?.next ?? next }
}

const MINUTE = 60_000
const MINUTES_OF = new Map([
  ...['minuto', 'minutos', 'min', 'mins'].map((unit) => [unit, 1] as const),
  ...['hora', 'horas', 'h', 'hr', 'hrs'].map((unit) => [unit, 60] as const),
])
const DAYS_OF = new Map([
  ['dia', 1],
  ['dias', 1],
  ['semana', 7],
  ['semanas', 7],
])
const MONTH_WORDS = new Set(['mes', 'meses'])
const MAX_COUNT = 999

function readDuration(
  tokens: readonly Token[],
  at: number,
  { now, zone }: Clock,
): (When & { next: number }) | null {
  const first = hasPhrase(tokens, at, 'dentro de')
    ? at + 2
    : wordAt(tokens, at) === 'en'
      ? at + 1
      : 0
  if (first === 0) return null
  if (hasPhrase(tokens, first, 'media hora')) return after(30, first + 2)
  const word = wordAt(tokens, first)
  const count = /^\d{1,3}$/.test(word) ? Number(word) : SMALL_NUMBER_WORDS.get(word)
  if (count === undefined || count > MAX_COUNT) return null
  const unit = wordAt(tokens, first + 1)
  const minutes = MINUTES_OF.get(unit)
  if (minutes !== undefined) return after(count * minutes, first + 2)
  const today = toCalendarDate(now, zone)
  const days = DAYS_OF.get(unit)
  if (days !== undefined) {
    return { day: addDays(today, count * days), time: null, next: first + 2 }
  }
  if (!MONTH_WORDS.has(unit)) return null
  return { day: monthsLater(today, count), time: null, next: first + 2 }

  function after(passed: number, next: number): When & { next: number } {
    const then = new Date(now.getTime() + passed * MINUTE)
    return { day: toCalendarDate(then, zone), time: toClockTime(then, zone), next }
  }
}
