import type { CalendarDate } from '../../dates/index.ts'
import type { Operation, PropertyType } from '../../properties/index.ts'
import type { Amenity } from './amenities.ts'

export interface Range {
  min: number | null
  max: number | null
}

export type CountKind = 'bedrooms' | 'bathrooms' | 'parking'
export type SortKind = 'cheapest' | 'dearest' | 'largest' | 'newest'

export type Meaning =
  | { kind: 'type'; type: PropertyType; isExcluded: boolean }
  | { kind: 'operation'; operation: Operation }
  | ({ kind: 'price' } & Range)
  | ({ kind: 'area' } & Range)
  | ({ kind: CountKind } & Range)
  | { kind: 'place'; place: string; isExcluded: boolean; isKnown: boolean }
  | { kind: 'amenity'; amenity: Amenity; isExcluded: boolean }
  | { kind: 'pets'; isWanted: boolean }
  | { kind: 'furnished'; isWanted: boolean }
  | { kind: 'year'; min: number }
  | { kind: 'available'; by: CalendarDate }
  | { kind: 'sort'; sort: SortKind }

interface Span {
  start: number
  end: number
}

export type Guess = Meaning & Span & { id: string; label: string }
export type GuessKind = Guess['kind']

export interface QueryFilters {
  types: readonly PropertyType[]
  excludedTypes: readonly PropertyType[]
  operation: Operation | null
  minPrice: number | null
  maxPrice: number | null
  bedrooms: number | null
  maxBedrooms: number | null
  bathrooms: number | null
  maxBathrooms: number | null
  minArea: number | null
  maxArea: number | null
  /** The name of one place may have several parts ('Temozón, Mérida'), all of which must match. */
  places: readonly string[]
  excludedPlaces: readonly string[]
  amenities: readonly Amenity[]
  excludedAmenities: readonly Amenity[]
  petFriendly: boolean | null
  furnished: boolean | null
  /** A `maxParking` of 0 means that the property must have no parking. */
  parking: number | null
  maxParking: number | null
  minYear: number | null
  availableBy: CalendarDate | null
  sort: SortKind | null
}

export interface UnderstoodQuery {
  guesses: readonly Guess[]
  filters: QueryFilters
  words: readonly string[]
  written: readonly string[]
}
