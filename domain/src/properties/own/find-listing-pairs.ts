import { foldForSearch } from '../../text/index.ts'
import { inPesos } from '../browse/in-pesos.ts'
import type { Property } from '../property.ts'

export interface ListingPair {
  own: Property
  site: Property
  /** The score decides whether a pair is offered: joining cannot be undone, so unlikely pairs are not offered. */
  score: number
}

const MIN_SCORE = 65
const WEIGHTS = { title: 40, price: 30, place: 20, photos: 10 } as const
/** The two prices may differ by this share, because one of the listings may have an older price. */
const NEAR_PRICE = 0.1

interface Prepared {
  property: Property
  words: ReadonlySet<string>
  place: ReadonlySet<string>
  pesos: number | null
}

/**
 * OWN-25: title, price, place and number of photographs are compared loosely, since both listings were typed separately. Each listing is in
 * at most one pair, the likeliest pair first.
 */
export function findListingPairs(
  own: readonly Property[],
  site: readonly Property[],
): ListingPair[] {
  if (own.length === 0 || site.length === 0) return []
  const byPrice = site.map(prepare).toSorted((a, b) => (a.pesos ?? 0) - (b.pesos ?? 0))
  const prices = byPrice.map(({ pesos }) => pesos ?? 0)
  const pairs = own.map(prepare).flatMap((mine) =>
    candidates(mine, byPrice, prices).flatMap((theirs) => {
      const score = scoreOf(mine, theirs)
      return score >= MIN_SCORE ? [{ own: mine.property, site: theirs.property, score }] : []
    }),
  )
  const taken = new Set<number>()
  return pairs
    .toSorted((a, b) => b.score - a.score)
    .filter((pair) => {
      if (taken.has(pair.own.id) || taken.has(pair.site.id)) return false
      taken.add(pair.own.id).add(pair.site.id)
      return true
    })
}

/** Comparing 2,000 listings with 2,000 would block the screen, so only similar prices are compared. */
function candidates(
  { pesos }: Prepared,
  byPrice: readonly Prepared[],
  prices: readonly number[],
): readonly Prepared[] {
  if (!pesos) return []
  const from = firstAtLeast(prices, pesos * (1 - NEAR_PRICE))
  return byPrice.slice(from, firstAtLeast(prices, pesos * (1 + NEAR_PRICE) + 1))
}

function firstAtLeast(sorted: readonly number[], least: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

function scoreOf(mine: Prepared, theirs: Prepared): number {
  const [one, other] = [mine.property, theirs.property]
  if (one.operation !== other.operation || isDifferent(one, other)) return 0
  // Units of one development often differ only in a number of their title.
  if (numbersOf(mine.words) !== numbersOf(theirs.words)) return 0
  const photos = one.images.length > 0 && one.images.length === other.images.length
  return Math.round(
    WEIGHTS.title * share(mine.words, theirs.words) +
      WEIGHTS.price * (mine.pesos === theirs.pesos ? 1 : 0.5) +
      WEIGHTS.place * share(mine.place, theirs.place) +
      WEIGHTS.photos * Number(photos),
  )
}

function isDifferent(one: Property, other: Property): boolean {
  const types = [one.propertyType, other.propertyType]
  const isOtherType = !types.includes('other') && types[0] !== types[1]
  return isOtherType || differs(one.bedrooms, other.bedrooms) || differs(one.area, other.area)
}

function differs(one: number | null, other: number | null): boolean {
  return Boolean(one) && Boolean(other) && one !== other
}

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  if (few.size === 0) return 0
  let common = 0
  for (const word of few) if (many.has(word)) common += 1
  return common / few.size
}

function prepare(property: Property): Prepared {
  const { title, location, colonia, price, currency } = property
  return {
    property,
    words: wordsOf(title),
    place: wordsOf(colonia ?? location),
    pesos: price === null ? null : inPesos(price, currency),
  }
}

function wordsOf(text: string): ReadonlySet<string> {
  const words = foldForSearch(text).split(/[^\p{L}\p{N}]+/u)
  return new Set(words.filter((word) => word.length > 2 || /\d/.test(word)))
}

function numbersOf(words: ReadonlySet<string>): string {
  return [...words]
    .filter((word) => /\d/.test(word))
    .toSorted()
    .join(' ')
}
