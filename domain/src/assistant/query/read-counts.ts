import { findNegation } from './find-negation.ts'
import type { CountKind, Range } from './guess.ts'
import { countLabel } from './labels.ts'
import { findNoun } from './nouns.ts'
import { readAmount } from './read-amount.ts'
import { note, type Reading, take, wordAt } from './reading.ts'

const MAX_COUNT = 50
const GARAGES = /^(?:cocheras?|garages?|garajes?|estacionamientos?|cajon|cajones)$/
const VEHICLES = /^(?:autos?|coches?|carros?|vehiculos?|camionetas?)$/

const BETWEEN = /^(?:techad[ao]s?|de|para|con|hasta|capacidad)$/

export function readCounts(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const noun = findNoun(reading, at)
    const kind = noun?.value
    if (!noun || (kind !== 'bedrooms' && kind !== 'bathrooms' && kind !== 'parking')) continue
    const found = readBathAndHalf(reading, noun.next, kind) ?? readAfter(reading, noun.next, kind)
    if (found) noteCount(reading, [at, found.next], kind, { min: found.value, max: null })
    else if (kind === 'parking' && GARAGES.test(wordAt(reading, at))) noteGarage(reading, at)
  }
}

function noteCount(
  reading: Reading,
  span: readonly [number, number],
  kind: CountKind,
  range: Range,
): void {
  note(reading, span, { kind, ...range }, countLabel(kind, range))
}

function noteGarage(reading: Reading, at: number): void {
  if (joinCars(reading, at)) return
  const negation = findNegation(reading, at, 'parking')
  const isDouble = /^(?:dobles?|techadas? doble)$/.test(wordAt(reading, at + 1))
  const end = isDouble || wordAt(reading, at + 1).startsWith('techad') ? at + 2 : at + 1
  if (negation !== null) noteCount(reading, [negation, end], 'parking', { min: null, max: 0 })
  else noteCount(reading, [at, end], 'parking', { min: isDouble ? 2 : 1, max: null })
}

/** In 'cochera para 3 autos' the cars were counted already, so the garage joins their guess. */
function joinCars(reading: Reading, at: number): boolean {
  let next = at + 1
  while (BETWEEN.test(wordAt(reading, next))) next += 1
  const start = reading.tokens[next]?.start
  const cars = reading.guesses.find((guess) => guess.kind === 'parking' && guess.start === start)
  if (next === at + 1 || !cars) return false
  cars.start = reading.tokens[at]?.start ?? cars.start
  take(reading, [at, next], 'parking')
  return true
}

function readBathAndHalf(reading: Reading, at: number, kind: CountKind) {
  const isHalf = wordAt(reading, at) === 'y' && wordAt(reading, at + 1) === 'medio'
  return kind === 'bathrooms' && isHalf ? { value: 1.5, next: at + 2 } : null
}

function readAfter(reading: Reading, from: number, kind: CountKind) {
  let at = from
  if (kind === 'parking') {
    while (BETWEEN.test(wordAt(reading, at))) at += 1
  } else if (/^[:=]$/.test(wordAt(reading, at))) at += 1
  const amount = readAmount(reading, at)
  if (!amount || amount.scale > 1 || amount.currency !== null || amount.value > MAX_COUNT)
    return null
  const after = wordAt(reading, amount.next)
  if (kind === 'parking' && VEHICLES.test(after)) return { ...amount, next: amount.next + 1 }
  if (findNoun(reading, amount.next) || amount.digits === '') return null
  return kind === 'parking' && at !== from ? null : amount
}
