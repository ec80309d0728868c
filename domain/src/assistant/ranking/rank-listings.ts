import type { Property } from '../../properties/index.ts'
import { RANK_REASONS as say } from '../messages.ts'
import type { QueryFilters, UnderstoodQuery } from '../query/guess.ts'
import {
  judgeArea,
  judgeAvailability,
  judgeBathrooms,
  judgeBedrooms,
  judgeParking,
  judgePrice,
  judgeYear,
} from './judge-measures.ts'
import {
  judgeAmenities,
  judgeFurniture,
  judgeOperation,
  judgePets,
  judgeType,
  placeJudge,
  type PlaceJudge,
} from './judge-words.ts'
import { availabilityOf, factsOf } from './listing-facts.ts'
import { compareBy } from './sort-key.ts'
import { earnedScore, type Verdict, WEIGHTS } from './verdict.ts'

export interface RankedListing<T extends Property = Property> {
  listing: T
  /** AST-13: the score is the share of the requirements that the listing meets, and up to 10 points for the free words. */
  score: number
  isMatch: boolean
  isTaken: boolean
  reasons: readonly string[]
  doubts: readonly string[]
}

const WORDS_BONUS = 10
const TAKEN_COST = 40
const RESERVED_COST = 5

export function rankListings<T extends Property>(
  listings: readonly T[],
  query: Pick<UnderstoodQuery, 'filters' | 'words'>,
): RankedListing<T>[] {
  const judgePlace = placeJudge(query.filters)
  const order = compareBy(query.filters)
  return listings
    .map((listing) => rank(listing, query, judgePlace))
    .toSorted((a, b) => order(a, b) || b.score - a.score || byNewest(a.listing, b.listing))
}

function rank<T extends Property>(
  listing: T,
  { filters, words }: Pick<UnderstoodQuery, 'filters' | 'words'>,
  judgePlace: PlaceJudge,
): RankedListing<T> {
  const verdicts = judge(listing, filters, judgePlace)
  const possible = verdicts.reduce((sum, { kind }) => sum + WEIGHTS[kind], 0)
  const got = verdicts.reduce((sum, verdict) => sum + earnedScore(verdict), 0)
  const hits = words.length === 0 ? 0 : countHits(listing, words) / words.length
  const base = possible === 0 ? hits * 100 : (got / possible) * 100
  const isAsked = verdicts.length > 0 || hits > 0 || filters.sort !== null
  const availability = availabilityOf(listing, filters.operation)
  const isTaken = availability === 'sold' || availability === 'rented'
  const cost = isTaken ? TAKEN_COST : availability === 'reserved' ? RESERVED_COST : 0
  const isMet = verdicts.every(({ fit }) => fit === 'met')
  return {
    listing,
    score: Math.max(0, Math.round((base + hits * WORDS_BONUS - cost) * 100) / 100),
    isMatch: isMet && isAsked,
    isTaken,
    get reasons() {
      const said = verdicts.filter(({ fit }) => fit === 'met').map(({ reason }) => reason())
      if (verdicts.length === 0 && hits > 0) said.push(say.words)
      return said.filter((reason) => reason !== '')
    },
    get doubts() {
      const said = verdicts.filter(({ fit }) => fit !== 'met').map(({ reason }) => reason())
      return availability === 'free' ? said : [...said, say[availability]]
    },
  }
}

function judge(listing: Property, filters: QueryFilters, judgePlace: PlaceJudge): Verdict[] {
  const verdicts = [
    judgeType(filters, listing),
    judgeOperation(filters, listing),
    judgePlace(listing),
    judgePrice(filters, listing),
    judgeBedrooms(filters, listing),
    judgeBathrooms(filters, listing),
    judgeParking(filters, listing),
    judgeArea(filters, listing),
    ...judgeAmenities(filters, listing),
    judgePets(filters, listing),
    judgeFurniture(filters, listing),
    judgeYear(filters, listing),
    judgeAvailability(filters, listing),
  ]
  return verdicts.filter((verdict) => verdict !== null)
}

function countHits(listing: Property, words: readonly string[]): number {
  const { text } = factsOf(listing)
  return words.filter((word) => text.includes(word)).length
}

function byNewest(a: Property, b: Property): number {
  const [one, other] = [a.publishedAt ?? '', b.publishedAt ?? '']
  if (one === other) return b.id - a.id
  return one < other ? 1 : -1
}
