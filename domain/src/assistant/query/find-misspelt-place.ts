import { editDistance } from '../../clients/edit-distance.ts'
import { capitalize } from './labels.ts'
import {
  type FoundPlace,
  isLinkingWord,
  type PlaceName,
  type PlaceVocabulary,
} from './place-vocabulary.ts'
import { type Reading, wordAt } from './reading.ts'
import { walkName } from './walk-name.ts'

const SHORTEST_MISSPELT = 5

/** Finds a place name or word with one typing error, among words that no other reader used. */
export function findMisspeltPlace(
  reading: Reading,
  at: number,
  places: PlaceVocabulary,
): FoundPlace | null {
  const word = wordAt(reading, at)
  if (word.length < SHORTEST_MISSPELT || reading.tokens[at]?.kind !== 'word') return null
  for (const { name, words } of namesIn(places)) {
    if (words.length === 1 && isMisspelt(word, words[0] ?? '')) return { place: name, next: at + 1 }
  }
  for (const known of places.words) {
    if (isMisspelt(word, known)) return { place: capitalize(known), next: at + 1 }
  }
  return null
}

/** In 'Playa del Carmem' one of several words may be misspelt, since the others confirm the name. */
export function findMisspeltName(
  reading: Reading,
  at: number,
  places: PlaceVocabulary,
): FoundPlace | null {
  const word = wordAt(reading, at)
  if (isLinkingWord(word) || word === '') return null
  for (const { name, words } of namesIn(places)) {
    const [first = '', ...rest] = words
    if (rest.length === 0) continue
    let slips = word === first ? 0 : 1
    if (slips === 1 && !isMisspelt(word, first)) continue
    const fits = (typed: string, wanted: string) => {
      if (typed === wanted) return true
      slips += 1
      return slips === 1 && isMisspelt(typed, wanted)
    }
    const [next, count] = walkName(reading, at + 1, rest, { isContinued: true, fits })
    if (count === rest.length && slips === 1) return { place: name, next }
  }
  return null
}

function isMisspelt(typed: string, wanted: string): boolean {
  const isLong = Math.min(typed.length, wanted.length) >= SHORTEST_MISSPELT
  return isLong && editDistance(typed, wanted, 1) === 1
}

function* namesIn(places: PlaceVocabulary): Generator<PlaceName> {
  for (const names of places.names.values()) yield* names
}
