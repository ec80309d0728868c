import { addDays, type CalendarDate, startOfWeek, weekday } from '../dates/index.ts'
import { readClock } from './read-clock.ts'
import {
  dayNumber,
  dayOnWeekday,
  type FoundDate,
  lastDayOfMonth,
  nextDayOfMonth,
  readDate,
} from './read-date.ts'
import { hasPhrase, type Token, wordAt } from './tokens.ts'

const WEEKDAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']
/** 'mar' also means the sea, so it is not read as Tuesday. */
const SHORT_WEEKDAYS = ['lun', '', 'mie', 'jue', 'vie', 'sab', 'dom']
/** After these words 'Domingo' may be a person's name: 'llamar a Domingo'. */
const BEFORE_A_NAME = new Set(['a', 'con', 'de', 'don', 'sr', 'san', 'santo', 'y'])
const ARTICLES = new Set(['el', 'este', 'proximo', 'siguiente', 'dia'])
const NEXT_WEEK = ['proxima semana', 'siguiente semana', 'semana que viene', 'semana proxima']

/** CMD-04: reads a day as people say it ('mañana', 'el viernes'). */
export function readDay(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): FoundDate | null {
  const first = wordAt(tokens, at) === 'para' ? at + 1 : at
  return (
    readRelative(tokens, first, today) ??
    readWeek(tokens, first, today) ??
    readWeekday(tokens, first, today) ??
    readDate(tokens, afterArticles(tokens, first), today) ??
    readDayOfMonth(tokens, first, today)
  )
}

function readRelative(tokens: readonly Token[], at: number, today: CalendarDate): FoundDate | null {
  if (hasPhrase(tokens, at, 'hoy')) return { day: today, next: at + 1 }
  if (hasPhrase(tokens, at, 'pasado manana')) return { day: addDays(today, 2), next: at + 2 }
  const isMorning = wordAt(tokens, at - 1) === 'la'
  if (hasPhrase(tokens, at, 'manana') && !isMorning) return { day: addDays(today, 1), next: at + 1 }
  return null
}

function readWeek(tokens: readonly Token[], at: number, today: CalendarDate): FoundDate | null {
  const first = wordAt(tokens, at) === 'la' ? at + 1 : at
  const phrase = NEXT_WEEK.find((each) => hasPhrase(tokens, first, each))
  if (phrase) return { day: addDays(startOfWeek(today), 7), next: first + phrase.split(' ').length }
  const start = ['el', 'a', 'este'].includes(wordAt(tokens, at)) ? at + 1 : at
  const isEnd = ['fin', 'fines', 'final', 'finales'].includes(wordAt(tokens, start))
  if (isEnd && hasPhrase(tokens, start + 1, 'de mes')) {
    return { day: lastDayOfMonth(today), next: start + 3 }
  }
  if (isEnd && hasPhrase(tokens, start + 1, 'de semana')) {
    return { day: comingWeekday(6, today, true), next: start + 3 }
  }
  return null
}

function readWeekday(tokens: readonly Token[], at: number, today: CalendarDate): FoundDate | null {
  const named = afterArticles(tokens, at)
  const wanted = weekdayOf(wordAt(tokens, named))
  if (wanted === null) return null
  if (named === at && BEFORE_A_NAME.has(wordAt(tokens, at - 1))) return null
  const isThis = wordAt(tokens, named - 1) === 'este'
  const after = named + 1
  const next = NEXT_WEEK.find((phrase) => hasPhrase(tokens, after, `de la ${phrase}`))
  if (next) {
    const day = addDays(startOfWeek(today), 7 + wanted - 1)
    return { day, next: after + 2 + next.split(' ').length }
  }
  const whole = readDate(tokens, after, today)
  if (whole) return whole
  const nearest = comingWeekday(wanted, today, isThis)
  const number = dayNumber(wordAt(tokens, after))
  const date = number === null ? null : dayOnWeekday(number, wanted, nearest, today)
  if (date !== null) return { day: date, next: after + 1 }
  if (hasPhrase(tokens, after, 'que viene')) return { day: nearest, next: after + 2 }
  const isSaidAfter = ['proximo', 'siguiente'].includes(wordAt(tokens, after))
  return { day: nearest, next: isSaidAfter ? after + 1 : after }
}

function readDayOfMonth(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): FoundDate | null {
  const named = afterArticles(tokens, at)
  const number = named === at ? null : dayNumber(wordAt(tokens, named))
  if (number === null) return null
  const isEnd = named + 1 === tokens.length || readClock(tokens, named + 1, true) !== null
  const day = isEnd ? nextDayOfMonth(number, today) : null
  return day === null ? null : { day, next: named + 1 }
}

function afterArticles(tokens: readonly Token[], at: number): number {
  let next = at
  while (ARTICLES.has(wordAt(tokens, next))) next += 1
  return next
}

function comingWeekday(wanted: number, today: CalendarDate, mayBeToday: boolean): CalendarDate {
  const ahead = (wanted - weekday(today) + 7) % 7
  return addDays(today, ahead === 0 && !mayBeToday ? 7 : ahead)
}

function weekdayOf(word: string): number | null {
  if (word === '') return null
  const index = Math.max(WEEKDAYS.indexOf(word), SHORT_WEEKDAYS.indexOf(word))
  return index === -1 ? null : index + 1
}
