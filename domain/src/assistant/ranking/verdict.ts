import type { GuessKind } from '../query/guess.ts'

/** 'near' is worth showing when nothing fits better; 'unknown' is what the site does not say. */
type Fit = 'met' | 'near' | 'unknown' | 'missed'

export interface Verdict {
  kind: GuessKind
  fit: Fit
  /** Only asked for of the few that are shown. */
  reason: () => string
  /** Below 1 for what fits with something to spare: five bedrooms where two were asked for. */
  share?: number
}

/** What people give up last weighs most. */
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

export function earned({ kind, fit, share = 1 }: Verdict): number {
  return WEIGHTS[kind] * SHARES[fit] * share
}
