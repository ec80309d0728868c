import type { Property } from '../properties/index.ts'
import { colonyWords, containsWords, placeWords } from './place-words.ts'
import { ESTIMATOR_STATES, type EstimatorState, STATE_ALIASES } from './states.ts'

type Placed = Pick<Property, 'location' | 'colonia' | 'city' | 'state'>

/** EST-21: a listing that names no state is assumed to be in the wanted one. */
export function liesInColony(listing: Placed, colony: string, state: EstimatorState): boolean {
  const wanted = colonyWords(colony)
  const written = placeWords([listing.colonia, listing.location].filter(Boolean).join(' , '))
  if (!containsWords(written, wanted)) return false
  return liesInState(listing, state) || !namesAnyState(listing)
}

export function liesInState(listing: Placed, state: EstimatorState): boolean {
  const written = placeWords(listing.state ?? listing.location)
  return [state, ...STATE_ALIASES[state]].some((name) => containsWords(written, placeWords(name)))
}

function namesAnyState(listing: Placed): boolean {
  return listing.state !== null || ESTIMATOR_STATES.some((state) => liesInState(listing, state))
}
