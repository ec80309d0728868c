import {
  filterListings,
  formatPrice,
  prepareListings,
  type Property,
} from '@predio/domain/properties'
import { sortByMatch } from '@predio/domain/text'
import { House } from 'lucide-react'
import { currentSession } from '../../lib/session/index.ts'
import { currentListings, currentOffSite } from '../../records/listings/store/current-listings.ts'
import type { SearchHit } from '../../lib/search-source.ts'
import { recordTarget } from '../../lib/navigation.ts'

const MAX_HITS = 6

export async function findListings(text: string): Promise<readonly SearchHit[]> {
  const session = currentSession()
  if (!session) return []
  const onSite = await currentListings(session.user.id)
  const { copies, own } = await currentOffSite(session.user.id)
  const ownIds = new Map(own.map(({ id, property }) => [property, id]))
  const listings = [...onSite, ...copies, ...ownIds.keys()]
  const found = filterListings(prepareListings(listings), { text })
  return sortByMatch(found, text, ({ title }) => ({ names: [title] }))
    .slice(0, MAX_HITS)
    .map((property) => toHit(property, ownIds.get(property) ?? property.id))
}

function toHit(property: Property, id: string | number): SearchHit {
  return {
    id: String(id),
    label: property.title,
    detail: [formatPrice(property), property.location].filter(Boolean).join(' · '),
    icon: House,
    target: recordTarget('propiedades', id),
  }
}
