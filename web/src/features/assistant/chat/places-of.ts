import { placeVocabulary, type PlaceVocabulary } from '@predio/domain/assistant'
import type { Property } from '@predio/domain/properties'

const known = new WeakMap<readonly Property[], PlaceVocabulary>()

/**
 * The vocabulary is cached, because making it from several thousand listings takes a moment, and a conversation asks about the same
 * listings.
 */
export function placesOf(listings: readonly Property[]): PlaceVocabulary {
  let places = known.get(listings)
  if (!places) {
    places = placeVocabulary(listings)
    known.set(listings, places)
  }
  return places
}
