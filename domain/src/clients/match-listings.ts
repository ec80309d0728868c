import type { Operation } from '../properties/index.ts'
import { compareText } from '../text/index.ts'
import { type Budget, budgetRange } from './budget.ts'
import type { ClientStatus, ClientType } from './client.ts'
import type { MatchableListing } from './judge-listing.ts'
import { hasPreferences, type Match, matchListing } from './match-listing.ts'
import { toPlaces } from './match-places.ts'
import { NO_PREFERENCES } from './columns.ts'
import type { Preferences } from './preferences-schema.ts'

export function matchListings<T extends MatchableListing>(
  preferences: Preferences,
  listings: readonly T[],
): (Match & { listing: T })[] {
  const places = toPlaces(preferences.locations)
  const matches: (Match & { listing: T })[] = []
  for (const listing of listings) {
    const match = matchListing(preferences, listing, places)
    if (match) matches.push({ ...match, listing })
  }
  return matches.toSorted(
    (a, b) =>
      b.score - a.score ||
      published(b.listing) - published(a.listing) ||
      compareText(a.listing.title, b.listing.title),
  )
}

export interface SearchingClient extends Budget {
  type: ClientType
  status: ClientStatus
  first_name: string
  last_name: string | null
  preferences: Preferences | null
}

/** MATCH-06: inactive clients are omitted. The best match comes first. */
export function matchClients<T extends SearchingClient>(
  listing: MatchableListing,
  clients: readonly T[],
): (Match & { client: T })[] {
  const matches: (Match & { client: T })[] = []
  for (const client of clients) {
    if (client.status === 'inactive') continue
    const preferences = preferencesOf(client)
    const match = preferences && matchListing(preferences, listing)
    if (match) matches.push({ ...match, client })
  }
  return matches.toSorted(
    (a, b) =>
      b.score - a.score ||
      compareText(a.client.first_name, b.client.first_name) ||
      compareText(a.client.last_name ?? '', b.client.last_name ?? ''),
  )
}

/**
 * MATCH-07: the budget replaces a missing price, and a buyer's or tenant's type replaces a missing operation. The result is null if nothing
 * is stated, because the type alone is no preference.
 */
export function preferencesOf(client: SearchingClient): Preferences | null {
  const stated = client.preferences ?? NO_PREFERENCES
  const [min_price, max_price] = budgetRange(client)
  const hasPrice = stated.min_price !== null || stated.max_price !== null
  const preferences =
    hasPrice || client.type === 'propietario' ? stated : { ...stated, min_price, max_price }
  if (!hasPreferences(preferences)) return null
  return { ...preferences, operation: preferences.operation ?? usualOperation(client.type) }
}

export function usualOperation(type: ClientType): Operation | null {
  if (type === 'comprador') return 'sale'
  return type === 'inquilino' ? 'rent' : null
}

function published(listing: MatchableListing): number {
  return listing.publishedAt === null ? 0 : Date.parse(listing.publishedAt) || 0
}
