import type { GuessKind } from '../query/guess.ts'

/** 'near' means that the listing narrowly misses the requirement; 'unknown' means that the site does not state the value. */
type Fit = 'met' | 'near' | 'unknown' | 'missed'

export interface Verdict {
  kind: GuessKind
  fit: Fit
  reason: () => string
  share?: number
}

/** AST-13: the requirements that people are least ready to give up weigh most. */
export const WEIGHTS: Readonly<Record<GuessKind, number>> = {
  type: 25,
  operation: 25,
  price: 25,
  place: 25,
  bedrooms: 12,
  bathrooms: 6,
  parking: 6,
  area: 8,
  amenity: 7,
  pets: 8,
  furnished: 6,
  year: 5,
  available: 4,
  sort: 0,
}

const SHARES: Readonly<Record<Fit, number>> = { met: 1, near: 0.75, unknown: 0.25, missed: 0 }

export function earnedScore({ kind, fit, share = 1 }: Verdict): number {
  return WEIGHTS[kind] * SHARES[fit] * share
}
