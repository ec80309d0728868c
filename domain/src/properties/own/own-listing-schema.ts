import { z } from 'zod'
import {
  optionalAmount,
  optionalDate,
  optionalNumber,
  optionalText,
  requiredText,
  textList,
} from '../../fields/index.ts'
import { OWN_LISTING_MESSAGES as say } from '../messages.ts'
import { STORED_DEFAULTS } from '../browse/shown-texts.ts'
import { PROPERTY_TYPES, RENTAL_STATUSES, SALE_STATUSES } from '../property.ts'

/** How an own listing is offered; 'both' has two prices. */
export const OFFERS = ['sale', 'rent', 'both'] as const
export type Offer = (typeof OFFERS)[number]

/** OWN-05: more would not be looked at, and each takes room. */
export const MAX_PHOTOS = 30

/** The most characters of its texts, as the table limits them; an import shortens and refuses by the same. */
export const OWN_LISTING_LIMITS = {
  title: 300,
  place: 120,
  description: 20_000,
  privateNote: 5000,
  photoAddress: 2048,
} as const
const COUNT = { min: 0, max: 99, step: 1 }
const AREA = { min: 0, max: 99_999_999, step: 0.01 }

/** The fields stand in the form's order, since only the first error is shown. */
const fields = z.object({
  images: z.array(z.string()).max(MAX_PHOTOS, { error: say.tooManyPhotos }).default([]),
  title: requiredText(
    { max: OWN_LISTING_LIMITS.title },
    { short: say.titleMissing, long: say.titleLong },
  ),
  offer: z.enum(OFFERS, { error: say.offerMissing }),
  property_type: z.enum(PROPERTY_TYPES, { error: say.typeMissing }),
  // No price is written as none in a copy of a site; a person who adds a listing knows it.
  price: optionalAmount({ invalid: say.priceInvalid, negative: say.priceInvalid })
    .refine((price) => price !== null, { error: say.priceMissing, abort: true })
    .refine((price) => price !== null && price > 0, { error: say.priceZero }),
  currency: z.enum(['MXN', 'USD']).default('MXN'),
  second_price: optionalAmount({ invalid: say.priceInvalid, negative: say.priceInvalid }),
  colonia: optionalText(OWN_LISTING_LIMITS.place, say.placeLong),
  city: optionalText(OWN_LISTING_LIMITS.place, say.placeLong),
  state: optionalText(OWN_LISTING_LIMITS.place, say.placeLong),
  bedrooms: optionalNumber(COUNT, say.countInvalid),
  bathrooms: optionalNumber({ min: 0, max: 99, step: 0.1 }, say.countInvalid),
  area: optionalNumber(AREA, say.areaInvalid),
  land_area: optionalNumber(AREA, say.areaInvalid),
  parking: optionalNumber({ min: 0, max: 999, step: 1 }, say.countInvalid),
  year_built: optionalNumber({ min: 1500, max: 2200, step: 1 }, say.yearInvalid),
  maintenance_fee: optionalAmount({ invalid: say.feeInvalid, negative: say.feeInvalid }),
  sale_status: z.enum(SALE_STATUSES).nullable().default(null),
  rental_status: z.enum(RENTAL_STATUSES).nullable().default(null),
  features: textList(say.featuresInvalid),
  description: optionalText(OWN_LISTING_LIMITS.description, say.descriptionLong),
  private_note: optionalText(OWN_LISTING_LIMITS.privateNote, say.noteLong),
  is_exclusive: z.boolean().default(false),
  exclusive_until: optionalDate(say.dateInvalid).refine(
    (day) => day === null || (day >= '1900-01-01' && day < '2200-01-01'),
    { error: say.dateInvalid },
  ),
  commission_percentage: optionalNumber({ min: 0, max: 100, step: 0.01 }, say.commissionInvalid),
  shared_commission_percentage: optionalNumber(
    { min: 0, max: 100, step: 0.01 },
    say.commissionInvalid,
  ),
})

/** OWN-04: what a person types about an own listing, as the columns of its row. */
export const ownListingSchema = fields.transform(({ offer, ...values }) => ({
  ...values,
  operation: offer === 'rent' ? ('rent' as const) : ('sale' as const),
  operations: offer === 'both' ? ['sale', 'rent'] : [offer],
  // A second price belongs to a second offer, a status to its operation, an end of exclusivity to exclusivity.
  second_price: offer === 'both' ? values.second_price : null,
  sale_status: offer === 'rent' ? null : values.sale_status,
  rental_status: offer === 'sale' ? null : values.rental_status,
  exclusive_until: values.is_exclusive ? values.exclusive_until : null,
  location:
    [values.colonia, values.city, values.state].filter(Boolean).join(', ').slice(0, 300) ||
    STORED_DEFAULTS.location,
}))

/** What a person types, before it becomes columns. */
export type OwnListingFields = z.output<typeof fields>
export type OwnListingInput = z.input<typeof ownListingSchema>
export type OwnListingValues = z.output<typeof ownListingSchema>

/** How a stored listing is offered, as the form asks for it. */
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
