import { OWN_LISTING_FIELDS, ownPriceFault } from '@predio/domain/properties'
import type { FactKind } from '../../capabilities/facts/fact-kind.ts'
import type { LocalProperty } from '../listings/local-property.ts'
import { ownListings } from './api/own-listing.ts'
import { messages } from './messages.ts'
import { AVAILABLE } from './own-listing-values.ts'

export type ListingFact = 'price' | 'sale_status' | 'rental_status'
export type ListingFacts = Pick<LocalProperty, 'id' | 'updated_at' | 'title' | ListingFact>

/** FACT-01: the agent changes these facts on the card. */
export const ownListingFacts: FactKind<ListingFacts, ListingFact> = {
  fields: OWN_LISTING_FIELDS,
  nameOf: ({ title }) => title,
  texts: messages,
  update: ownListings.update,
  unset: AVAILABLE,
  faultOf: (name, value) => (name === 'price' ? ownPriceFault(value as number | null) : undefined),
}
