import { findMisspeltName } from './find-misspelt-place.ts'
import { GENERIC_WORDS, PLACE_ALIASES } from './known-places.ts'
import { capitalize } from './labels.ts'
import { PhraseBook } from './phrase-book.ts'
import { type FoundPlace, isLinkingWord, type PlaceVocabulary } from './place-vocabulary.ts'
import { type Reading, wordAt } from './reading.ts'
import { placeWord, walkName } from './walk-name.ts'

const ALIASES = new PhraseBook(PLACE_ALIASES)
const INTRODUCTIONS = new Set(
  'en por zona colonia col fracc fraccionamiento cerca rumbo hacia municipio ciudad area sector'.split(
    ' ',
  ),
)

export function findPlace(
  reading: Reading,
  at: number,
  places: PlaceVocabulary,
): FoundPlace | null {
  if (wordAt(reading, at) === 'centro' && wordAt(reading, at + 1) === 'comercial') return null
  const alias = ALIASES.find(reading, at)
  const named = findName(reading, at, places)
  if (named && (!alias || named.next > alias.next)) return named
  // A place of the agent's listings, such as their own San Pedro, takes precedence over a short form of a known place.
  if (alias && (!named || !places.holds(named.place)))
    return { place: alias.value, next: alias.next }
  return named ?? findMisspeltName(reading, at, places) ?? findWord(reading, at, places)
}

function findName(reading: Reading, at: number, places: PlaceVocabulary): FoundPlace | null {
  const first = placeWord(reading, at)
  let best: FoundPlace | null = null
  for (const { name, words } of places.names.get(first) ?? []) {
    const [next, count] = walkName(reading, at, words)
    const isWhole = count === words.length
    if ((!isWhole && count < 2) || (best && next <= best.next)) continue
    if (count === 1 && GENERIC_WORDS.has(first) && !isIntroduced(reading, at)) continue
    best = { place: isWhole ? name : asTyped(reading, at, next), next }
  }
  return best
}

function findWord(reading: Reading, at: number, places: PlaceVocabulary): FoundPlace | null {
  const word = wordAt(reading, at)
  if (word === '') return null
  const isNamed = places.words.has(word)
  // 'Zona norte' is part of many towns; it counts as a place only if a listing is there.
  const isSide = /^(?:norte|sur|oriente|poniente|centro)$/.test(word) && isIntroduced(reading, at)
  // 'En Playa' means Playa del Carmen, while 'en la playa' means the beach.
  const isTown = word === 'playa' && wordAt(reading, at - 1) === 'en'
  if (!isNamed && !((isSide || isTown) && places.holds(word))) return null
  return { place: asTyped(reading, at, at + 1), next: at + 1 }
}

function isIntroduced(reading: Reading, at: number): boolean {
  let index = at - 1
  while (isLinkingWord(wordAt(reading, index))) index -= 1
  if (INTRODUCTIONS.has(wordAt(reading, index))) return true
  return /^[oyu,]$/.test(wordAt(reading, index)) && reading.taken[index - 1] === 'place'
}

function asTyped(reading: Reading, from: number, next: number): string {
  const start = reading.tokens[from]?.start ?? 0
  const end = reading.tokens[next - 1]?.end ?? start
  return reading.text
    .slice(start, end)
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (isLinkingWord(word) ? word : capitalize(word)))
    .join(' ')
}
