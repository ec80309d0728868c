import {
  filterListings,
  formatPrices,
  prepareListings,
  type Property,
} from '@predio/domain/properties'
import { sortByMatch } from '@predio/domain/text'
import { House } from 'lucide-react'
import { currentSession } from '../../lib/session/index.ts'
import { currentListings, currentOffSite } from '../../records/listings/store/current-listings.ts'
import type { SearchHit } from '../../lib/search-source.ts'
import { listingTarget } from '../../records/listings/listing-target.ts'

const MAX_HITS = 6

export async function findListings(text: string): Promise<readonly SearchHit[]> {
  const session = currentSession()
  if (!session) return []
  const shown = await currentListings(session.user.id)
  const copies = await currentOffSite(session.user.id)
  const listings = [...shown, ...copies]
  const found = filterListings(prepareListings(listings), { text })
  return sortByMatch(found, text, ({ title }) => ({ names: [title] }))
    .slice(0, MAX_HITS)
    .map(toHit)
}

function toHit(property: Property): SearchHit {
  return {
    id: String(property.id),
    label: property.title,
    detail: [formatPrices(property), property.location].filter(Boolean).join(' · '),
    icon: House,
    target: listingTarget(property),
  }
}
