import { SMALL_NUMBER_WORDS } from '../numbers/index.ts'
import { hasPhrase, type Token, wordAt } from './tokens.ts'

export interface FoundClock {
  time: string
  next: number
}

type Half = 'am' | 'pm' | 'night' | undefined

/** CMD-05: each part of the day means an hour. SEL-13 uses the same hours for the half days of a visit. */
const PARTS: readonly (readonly [phrase: string, time: string])[] = [
  ['por la manana', '10:00'],
  ['en la manana', '10:00'],
  ['temprano', '09:00'],
  ['al mediodia', '12:00'],
  ['a mediodia', '12:00'],
  ['mediodia', '12:00'],
  ['por la tarde', '17:00'],
  ['en la tarde', '17:00'],
  ['por la noche', '20:00'],
  ['en la noche', '20:00'],
]
const HALVES: readonly (readonly [phrase: string, half: Half])[] = [
  ['am', 'am'],
  ['a m', 'am'],
  ['pm', 'pm'],
  ['p m', 'pm'],
  ['de la manana', 'am'],
  ['en la manana', 'am'],
  ['por la manana', 'am'],
  ['de la madrugada', 'am'],
  ['de la tarde', 'pm'],
  ['en la tarde', 'pm'],
  ['por la tarde', 'pm'],
  ['de la noche', 'night'],
  ['en la noche', 'night'],
  ['por la noche', 'night'],
]
const WRITTEN = /^(\d{1,2})(?:([:.h])(\d{2}))?(am|pm|a\.m|p\.m|h|hrs?|hs)?$/
const UNITS = new Set(['h', 'hr', 'hrs', 'hs', 'horas'])
/** CMD-05: agents do not work before dawn, so '5' means five in the afternoon. */
const LAST_AFTERNOON_HOUR = 6

export function readClock(
  tokens: readonly Token[],
  at: number,
  isAfterDay: boolean,
): FoundClock | null {
  const part = PARTS.find(([phrase]) => hasPhrase(tokens, at, phrase))
  if (part) return { time: part[1], next: at + part[0].split(' ').length }
  const lead = ['a las', 'a la', 'las'].find((phrase) => hasPhrase(tokens, at, phrase))
  const first = at + (lead?.split(' ').length ?? 0)
  return readHour(tokens, first, lead !== undefined || isAfterDay)
}

function readHour(tokens: readonly Token[], at: number, isExpected: boolean): FoundClock | null {
  const word = wordAt(tokens, at)
  const [isWritten, digits = '', separator, written, suffix = ''] = WRITTEN.exec(word) ?? []
  const named = isExpected ? SMALL_NUMBER_WORDS.get(word) : undefined
  if (isWritten === undefined && named === undefined) return null
  let next = at + 1
  let half = halfOf(suffix)
  let isMarked = suffix !== '' || separator === ':' || separator === 'h'
  if (suffix === '' && UNITS.has(wordAt(tokens, next))) {
    isMarked = true
    next += 1
  }
  const extra = readExtra(tokens, next)
  next = extra.next
  const found = HALVES.find(([phrase]) => hasPhrase(tokens, next, phrase))
  if (found && half === undefined) {
    half = found[1]
    isMarked = true
    next += found[0].split(' ').length
  }
  if (!isMarked && !isExpected) return null
  const minutes = written === undefined ? extra.minutes : Number(written)
  const hour = toHour(named ?? Number(digits), half, digits.startsWith('0'))
  if (hour === null || minutes > 59) return null
  return { time: `${pad(hour)}:${pad(minutes)}`, next }
}

function halfOf(suffix: string): Half {
  if (suffix.startsWith('a')) return 'am'
  return suffix.startsWith('p') ? 'pm' : undefined
}

function readExtra(tokens: readonly Token[], at: number): { minutes: number; next: number } {
  if (hasPhrase(tokens, at, 'y media')) return { minutes: 30, next: at + 2 }
  if (hasPhrase(tokens, at, 'y cuarto')) return { minutes: 15, next: at + 2 }
  return { minutes: 0, next: hasPhrase(tokens, at, 'en punto') ? at + 2 : at }
}

function toHour(written: number, half: Half, hasZero: boolean): number | null {
  if (written > 23) return null
  if (half === 'am') return written > 12 ? null : written % 12
  if (half === 'night' && written === 12) return null
  if (half !== undefined) return written > 12 ? written : (written % 12) + 12
  const isAfternoon = written > 0 && written <= LAST_AFTERNOON_HOUR && !hasZero
  return isAfternoon ? written + 12 : written
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
