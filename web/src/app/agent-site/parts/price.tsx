import { withoutCents, type Property } from '@predio/domain/properties'
import { PropertyPrice } from '../../../records/listings/property-price.tsx'

/** SHEET-02: a price of 0 is one to ask for. */
export function Price({ listing, className }: { listing: Property; className: string }) {
  const stated = { ...listing, price: listing.price || null }
  return <PropertyPrice property={withoutCents(stated)} className={className} />
}
