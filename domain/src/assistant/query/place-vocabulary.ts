import { isWithin, toPlace } from '../../clients/match-places.ts'
import { colonyWords } from '../../estimator/place-words.ts'
import type { Property } from '../../properties/index.ts'
import { GENERIC_WORDS, KNOWN_PLACES } from './known-places.ts'

export interface PlaceName {
  name: string
  words: readonly string[]
}

export interface PlaceVocabulary {
  names: ReadonlyMap<string, readonly PlaceName[]>
  words: ReadonlySet<string>
  holds: (place: string) => boolean
}

export interface FoundPlace {
  place: string
  next: number
}

export type PlacedListing = Pick<Property, 'location' | 'city' | 'state' | 'colonia'>

const LINKS = new Set('de del la las los el y'.split(' '))
const MAX_WORDS = 6
const SHORTEST_WORD = 4

export function placeVocabulary(listings: readonly PlacedListing[]): PlaceVocabulary {
  const written = new Set<string>()
  const whole = new Set<string>()
  for (const { location, city, state, colonia } of listings) {
    whole.add([location, colonia, city, state].filter(Boolean).join(', '))
    for (const part of [colonia, city, state, ...location.split(/[,;|()]|\s[-–]\s/)]) {
      if (part) written.add(part.trim())
    }
  }
  const names = new Map<string, PlaceName>()
  for (const name of written) addName(names, name)
  const words = tellingWords(names.values())
  for (const name of KNOWN_PLACES) addName(names, name)
  const places = [...whole].map(toPlace)
  return { names: byFirstWord(names.values()), words, holds }

  function holds(place: string): boolean {
    const wanted = toPlace(place)
    return wanted.size > 0 && places.some((listed) => isWithin(wanted, listed))
  }
}

export function isLinkingWord(word: string): boolean {
  return LINKS.has(word)
}

function addName(names: Map<string, PlaceName>, name: string): void {
  // A name with a digit is a street with its number, which is an address and not a place to search for.
  if (/\d|@|^https?:/.test(name)) return
  const words = colonyWords(name).filter((word) => !LINKS.has(word))
  if (words.length === 0 || words.length > MAX_WORDS) return
  const key = words.join(' ')
  if (key === 'mexico' || names.has(key)) return
  names.set(key, { name: withoutKind(name), words })
}

function withoutKind(name: string): string {
  return name.replace(/^(?:col(?:onia)?|fracc(?:ionamiento)?|res(?:idencial)?)\.?\s+(?=\S)/i, '')
}

function byFirstWord(names: Iterable<PlaceName>): Map<string, PlaceName[]> {
  const index = new Map<string, PlaceName[]>()
  for (const name of names) {
    const first = name.words[0] ?? ''
    const others = index.get(first)
    if (others) others.push(name)
    else index.set(first, [name])
  }
  for (const others of index.values()) others.sort((a, b) => b.words.length - a.words.length)
  return index
}

function tellingWords(names: Iterable<PlaceName>): Set<string> {
  const words = new Set<string>()
  for (const name of names) {
    for (const word of name.words) {
      if (word.length >= SHORTEST_WORD && !GENERIC_WORDS.has(word)) words.add(word)
    }
  }
  return words
}
