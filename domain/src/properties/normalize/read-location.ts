import { foldForSearch } from '../../text/index.ts'
import { parseAvailability, parseOperations } from '../parse/parse-words.ts'
import type { Coordinates } from '../property.ts'
import type { SourceField } from '../source/field-names.ts'
import { firstOf, termsOf, wordsOf, type Source } from '../source/read-source.ts'
import { isObject, own, toId } from '../source/json.ts'
import type { TermRole } from '../source/terms.ts'
import { toText, unwrap } from '../source/unwrap.ts'

export interface ReadLocation {
  location: string
  city: string | null
  state: string | null
  colonia: string | null
  coordinates: Coordinates | null
}

const MAX_LENGTH = 300
const MAP_KEYS = ['address', 'formatted_address', 'rendered', 'label', 'name', 'value']
const PAIR = /^(-?\d{1,2}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)(?:\s*,\s*\d{1,2})?$/

export function readLocation(source: Source): ReadLocation {
  const address = firstOf(source, 'address', (value) => addressIn(source, value)) ?? ''
  const city = readPlace(source, 'city', 'city')
  const state = readPlace(source, 'state', 'state')
  const colonia = readPlace(source, 'colonia', 'colonia')
  const location = compose([address, colonia, city, state])
  return { location, city, state, colonia, coordinates: readCoordinates(source) }
}

function compose(parts: readonly (string | null)[]): string {
  let text = ''
  for (const part of parts) {
    if (!part || foldForSearch(text).includes(foldForSearch(part))) continue
    text = text === '' ? part : `${text}, ${part}`
  }
  return text.slice(0, MAX_LENGTH)
}

function addressIn(source: Source, value: unknown): string | null {
  const text = toId(value) === null ? toText(value, MAP_KEYS) : wordsOf(source, value)[0]
  if (!text || PAIR.test(text) || /^https?:|^\d+$/.test(text)) return null
  return text.slice(0, MAX_LENGTH)
}

function readPlace(source: Source, field: SourceField, role: TermRole): string | null {
  const inField = firstOf(source, field, (value) => placeIn(wordsOf(source, value)))
  return inField ?? placeIn(termsOf(source, role))
}

function placeIn(words: readonly string[]): string | null {
  const place = words.find(
    (word) =>
      word.length <= 100 &&
      !/^(?:méxico|mexico|mx|\d+)$/i.test(word) &&
      parseAvailability(word) === null &&
      parseOperations(word).length === 0,
  )
  return place ?? null
}

function readCoordinates(source: Source): Coordinates | null {
  const lat = firstOf(source, 'latitude', toDegrees)
  const lng = firstOf(source, 'longitude', toDegrees)
  const pair = lat !== null && lng !== null ? inRange(lat, lng) : null
  return pair ?? firstOf(source, 'coordinates', coordinatesIn)
}

function coordinatesIn(value: unknown): Coordinates | null {
  const inner = unwrap(value)
  if (isObject(inner)) {
    const lat = toDegrees(own(inner, 'lat') ?? own(inner, 'latitude'))
    const lng = toDegrees(own(inner, 'lng') ?? own(inner, 'longitude') ?? own(inner, 'lon'))
    return lat === null || lng === null ? null : inRange(lat, lng)
  }
  const [, lat, lng] = PAIR.exec(toText(inner)) ?? []
  return lat === undefined || lng === undefined ? null : inRange(Number(lat), Number(lng))
}

function toDegrees(value: unknown): number | null {
  const text = toText(value)
  return /^-?\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : null
}

function inRange(lat: number, lng: number): Coordinates | null {
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0)
  return isPlace ? { lat, lng } : null
}
