import type { CalendarDate } from '../../dates/index.ts'
import type { Operation, PropertyType } from '../../properties/index.ts'
import type { Amenity } from './amenities.ts'

/** Both ends included; null is open. */
export interface Range {
  min: number | null
  max: number | null
}

export type CountKind = 'bedrooms' | 'bathrooms' | 'parking'
export type SortKind = 'cheapest' | 'dearest' | 'largest' | 'newest'

/** What a piece of the text is understood to mean. */
export type Meaning =
  | { kind: 'type'; type: PropertyType; isExcluded: boolean }
  | { kind: 'operation'; operation: Operation }
  /** In pesos. */
  | ({ kind: 'price' } & Range)
  | ({ kind: 'area' } & Range)
  | ({ kind: CountKind } & Range)
  /** `isKnown` is false if no listing lies there. */
  | { kind: 'place'; place: string; isExcluded: boolean; isKnown: boolean }
  | { kind: 'amenity'; amenity: Amenity; isExcluded: boolean }
  | { kind: 'pets'; isWanted: boolean }
  | { kind: 'furnished'; isWanted: boolean }
  | { kind: 'year'; min: number }
  | { kind: 'available'; by: CalendarDate }
  | { kind: 'sort'; sort: SortKind }

/** Where the guess was read: text.slice(start, end). */
interface Span {
  start: number
  end: number
}

export type Guess = Meaning & Span & { id: string; label: string }
export type GuessKind = Guess['kind']

export interface QueryFilters {
  /** Any of them; empty is all. */
  types: readonly PropertyType[]
  excludedTypes: readonly PropertyType[]
  operation: Operation | null
  minPrice: number | null
  maxPrice: number | null
  /** At least so many. */
  bedrooms: number | null
  maxBedrooms: number | null
  bathrooms: number | null
  maxBathrooms: number | null
  minArea: number | null
  maxArea: number | null
  /** Any of them; each may name several parts ('Temozón, Mérida'), which must all be there. */
  places: readonly string[]
  excludedPlaces: readonly string[]
  /** Every one of them. */
  amenities: readonly Amenity[]
  excludedAmenities: readonly Amenity[]
  petFriendly: boolean | null
  furnished: boolean | null
  /** At least so many; with a `maxParking` of 0 none is wanted. */
  parking: number | null
  maxParking: number | null
  minYear: number | null
  availableBy: CalendarDate | null
  sort: SortKind | null
}

export interface UnderstoodQuery {
  guesses: readonly Guess[]
  filters: QueryFilters
  /** Words that no guess used, without stop words, folded. */
  words: readonly string[]
  /** The same words as they were written. */
  written: readonly string[]
}
