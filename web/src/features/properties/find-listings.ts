import {
  filterListings,
  formatPrice,
  prepareListings,
  type Property,
} from '@predio/domain/properties'
import { House } from 'lucide-react'
import { currentSession } from '../../lib/session/index.ts'
import { listingsAtHand } from '../listings/index.ts'
import type { SearchHit } from '../search/index.ts'
import { propertyTarget } from './place.ts'

const MOST = 6

export async function findListings(text: string): Promise<readonly SearchHit[]> {
  const session = currentSession()
  if (!session) return []
  const listings = await listingsAtHand(session.user.id)
  return filterListings(prepareListings(listings), { text }).slice(0, MOST).map(toHit)
}

function toHit(property: Property): SearchHit {
  return {
    id: String(property.id),
    label: property.title,
    detail: [formatPrice(property), property.location].filter(Boolean).join(' · '),
    icon: House,
    target: propertyTarget(property.id),
  }
}
