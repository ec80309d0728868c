import { findMisspeltPlace } from './find-misspelt-place.ts'
import { findNegation } from './find-negation.ts'
import { findPlace } from './find-place.ts'
import { placeLabel } from './labels.ts'
import { type FoundPlace, isLinkingWord, type PlaceVocabulary } from './place-vocabulary.ts'
import { note, type Reading, wordAt } from './reading.ts'

const NO_PLACES = new Set('infonavit fovissste usd mxn mexico internet'.split(' '))

export function readPlaces(reading: Reading, places: PlaceVocabulary): void {
  readWith(reading, places, findPlace)
}

/** This runs after every other reader: a remaining word may be a misspelt place, or a place without listings. */
export function readDoubtfulPlaces(reading: Reading, places: PlaceVocabulary): void {
  readWith(reading, places, findMisspeltPlace)
  readWith(reading, places, findUnknown)
}

function readWith(
  reading: Reading,
  places: PlaceVocabulary,
  find: (reading: Reading, at: number, places: PlaceVocabulary) => FoundPlace | null,
): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const first = find(reading, at, places)
    if (!first) continue
    const negation = findNegation(reading, at, 'place')
    const isExcluded = negation !== null
    const found = isExcluded ? first : withRest(reading, first, places, find)
    const { place, next } = found
    note(
      reading,
      [negation ?? at, next],
      { kind: 'place', place, isExcluded, isKnown: places.holds(place) },
      placeLabel(place, isExcluded),
    )
    at = next - 1
  }
}

function withRest(
  reading: Reading,
  first: FoundPlace,
  places: PlaceVocabulary,
  find: typeof findPlace,
): FoundPlace {
  let at = first.next
  while (/^(?:,|en)$/.test(wordAt(reading, at)) || isLinkingWord(wordAt(reading, at))) {
    if (wordAt(reading, at) === 'y') return first
    at += 1
  }
  const second = find(reading, at, places)
  const both = second && `${first.place}, ${second.place}`
  const isPart = /^del?$/.test(wordAt(reading, first.next))
  if (!second || both === null || !(isPart || places.holds(both))) return first
  return withRest(reading, { place: both, next: second.next }, places, find)
}

function findUnknown(reading: Reading, at: number): FoundPlace | null {
  if (wordAt(reading, at - 1) !== 'en' || !isName(reading, at)) return null
  let next = at + 1
  while (
    isName(reading, next) ||
    (isLinkingWord(wordAt(reading, next)) && isName(reading, next + 1))
  ) {
    next += 1
  }
  const start = reading.tokens[at]?.start ?? 0
  return { place: reading.text.slice(start, reading.tokens[next - 1]?.end), next }
}

function isName(reading: Reading, at: number): boolean {
  const word = wordAt(reading, at)
  const token = reading.tokens[at]
  if (word.length < 3 || NO_PLACES.has(word) || token?.kind !== 'word') return false
  const written = reading.text.slice(token.start, token.end)
  return /^\p{Lu}\p{Ll}/u.test(written)
}
