import { OWN_LISTING_MESSAGES as say } from '../messages.ts'
import type { OFFER_LABELS } from '../fields.ts'

export const OFFERS = ['sale', 'rent', 'both'] as const satisfies readonly Offer[]
export type Offer = keyof typeof OFFER_LABELS

/** OWN-05: the number of photographs is limited, since each takes space in storage. */
export const MAX_PHOTOS = 30

/** Only a listing of a site may lack its price, because a person who adds an own listing knows the price. */
export function ownPriceFault(price: number | null): string | undefined {
  if (price === null) return say.priceMissing
  return price > 0 ? undefined : say.priceZero
}

export function offerOf({
  operation,
  operations,
}: {
  operation: string
  operations: readonly string[]
}): Offer {
  if (operations.length === 2) return 'both'
  return operation === 'rent' ? 'rent' : 'sale'
}
