import type { FeedName, FeedOffer } from './feed-offer.ts'
import type { REFUSAL_TEXTS } from './messages.ts'

export type Refusal = keyof typeof REFUSAL_TEXTS

const LEAST_DESCRIPTION = 30

const CHECKS: Record<Refusal, (offer: FeedOffer) => boolean> = {
  price: ({ listing }) => !listing.price,
  pesos: ({ listing }) => listing.currency !== 'MXN',
  description: ({ description }) => description.length < LEAST_DESCRIPTION,
  city: ({ listing }) => !listing.city,
  state: ({ listing }) => !listing.state,
  colonia: ({ listing }) => !listing.colonia,
  point: ({ listing }) => listing.coordinates === null,
  photo: ({ photos }) => photos.length === 0,
  taken: ({ listing }) =>
    listing.operation === 'sale'
      ? listing.saleStatus === 'vendida'
      : listing.rentalStatus === 'rentada',
}

/** What each portal asks for in its published format; JSON is for whoever reads it. */
const ASKED: Record<FeedName, readonly Refusal[]> = {
  trovit: ['price', 'pesos', 'description', 'city', 'taken'],
  meta: ['price', 'city', 'state', 'colonia', 'point', 'photo'],
  json: [],
}

/** WEB-81: why a portal would refuse an offer. */
export function refusalsOf(name: FeedName, offer: FeedOffer): Refusal[] {
  return ASKED[name].filter((refusal) => CHECKS[refusal](offer))
}
