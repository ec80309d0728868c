import type { Guess, GuessKind, QueryFilters, Range, UnderstoodQuery } from './guess.ts'

export function filtersOf(guesses: readonly Guess[]): QueryFilters {
  const types = of(guesses, 'type')
  const places = of(guesses, 'place')
  const amenities = of(guesses, 'amenity')
  const [price, area] = [rangeOf(of(guesses, 'price')), rangeOf(of(guesses, 'area'))]
  const bedrooms = rangeOf(of(guesses, 'bedrooms'))
  const bathrooms = rangeOf(of(guesses, 'bathrooms'))
  const parking = rangeOf(of(guesses, 'parking'))
  const operations = new Set(of(guesses, 'operation').map(({ operation }) => operation))
  return {
    types: unique(types.filter(isWanted).map(({ type }) => type)),
    excludedTypes: unique(types.filter(isExcluded).map(({ type }) => type)),
    operation: operations.size === 1 ? ([...operations][0] ?? null) : null,
    minPrice: price.min,
    maxPrice: price.max,
    bedrooms: bedrooms.min,
    maxBedrooms: bedrooms.max,
    bathrooms: bathrooms.min,
    maxBathrooms: bathrooms.max,
    minArea: area.min,
    maxArea: area.max,
    places: unique(places.filter(isWanted).map(({ place }) => place)),
    excludedPlaces: unique(places.filter(isExcluded).map(({ place }) => place)),
    amenities: unique(amenities.filter(isWanted).map(({ amenity }) => amenity)),
    excludedAmenities: unique(amenities.filter(isExcluded).map(({ amenity }) => amenity)),
    petFriendly: of(guesses, 'pets').at(-1)?.isWanted ?? null,
    furnished: of(guesses, 'furnished').at(-1)?.isWanted ?? null,
    parking: parking.min,
    maxParking: parking.max,
    minYear: of(guesses, 'year').at(-1)?.min ?? null,
    availableBy: of(guesses, 'available').at(-1)?.by ?? null,
    sort: of(guesses, 'sort').at(-1)?.sort ?? null,
  }
}

/** AST-02: the person can remove a guess from the query. */
export function withoutGuess(query: UnderstoodQuery, id: string): UnderstoodQuery {
  const guesses = query.guesses.filter((guess) => guess.id !== id)
  return { ...query, guesses, filters: filtersOf(guesses) }
}

function of<K extends GuessKind>(
  guesses: readonly Guess[],
  kind: K,
): Extract<Guess, { kind: K }>[] {
  return guesses.filter((guess): guess is Extract<Guess, { kind: K }> => guess.kind === kind)
}

function rangeOf(ranges: readonly Range[]): Range {
  let range: Range = { min: null, max: null }
  for (const { min, max } of ranges) {
    const merged: Range = { min: min ?? range.min, max: max ?? range.max }
    const isOrdered = merged.min === null || merged.max === null || merged.min <= merged.max
    range = isOrdered ? merged : { min, max }
  }
  return range
}

function isWanted(guess: { isExcluded: boolean }): boolean {
  return !guess.isExcluded
}

function isExcluded(guess: { isExcluded: boolean }): boolean {
  return guess.isExcluded
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
