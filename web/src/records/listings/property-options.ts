import { formatPrice, type Operation, type Property } from '@predio/domain/properties'
import { foldForSearch, sortByMatch } from '@predio/domain/text'
import type { Option } from '../../ui/option.ts'
import type { FoundProperty } from './api/search-properties.ts'

export interface PickedProperty extends Option {
  price: number | null
  operation: Operation
}

export interface SiteOption extends PickedProperty {
  listing: Property
}

const UNKNOWN_PLACE = 'Unknown Location'

export function wordsOf(text: string): string[] {
  return foldForSearch(text)
    .split(/\s+/)
    .filter((word) => word !== '')
}

export function findListings(listings: readonly Property[], words: readonly string[]): Property[] {
  return listings.filter((listing) => {
    const text = foldForSearch(
      `${listing.title} ${listing.location} ${listing.propertyType} ${listing.code ?? ''}`,
    )
    return words.every((word) => text.includes(word))
  })
}

/** Listings that have a row in the account come before listings that are only on the site. */
export function toOptions(
  copies: readonly FoundProperty[],
  listings: readonly Property[],
  text: string,
): (PickedProperty | SiteOption)[] {
  const names = ({ label }: Option) => ({ names: [label] })
  return sortByMatch([...copies.map(fromCopy), ...listings.map(fromSite)], text, names)
}

function fromCopy(copy: FoundProperty): PickedProperty {
  const operation = copy.operation === 'rent' ? 'rent' : 'sale'
  const currency = copy.currency === 'USD' ? 'USD' : 'MXN'
  const price = formatPrice({ price: copy.price, currency, operation })
  return {
    id: copy.id,
    label: copy.title,
    description: describe(price, copy.location === UNKNOWN_PLACE ? null : copy.location),
    price: currency === 'MXN' ? copy.price : null,
    operation,
  }
}

function fromSite(listing: Property): SiteOption {
  return {
    id: `site:${listing.id}`,
    label: listing.title,
    description: describe(formatPrice(listing), listing.location),
    price: listing.currency === 'MXN' ? listing.price : null,
    operation: listing.operation,
    listing,
  }
}

function describe(price: string, place: string | null): string {
  return place ? `${price} · ${place}` : price
}
