import { z } from 'zod'
import { shapeOf } from '../../fields/index.ts'
import { OWN_LISTING_MESSAGES as say } from '../messages.ts'
import { STORED_DEFAULTS } from '../browse/shown-texts.ts'
import { OWN_LISTING_FIELDS } from '../fields.ts'
import { MAX_PHOTOS, ownPriceFault } from './offer.ts'

const shape = shapeOf(OWN_LISTING_FIELDS)

const fields = z
  .object({
    images: z.array(z.string()).max(MAX_PHOTOS, { error: say.tooManyPhotos }).default([]),
    ...shape,
    price: shape.price.superRefine((price, context) => {
      const fault = ownPriceFault(price)
      if (fault) context.addIssue(fault)
    }),
  })
  // OWN-15: a point with only one coordinate is shown nowhere.
  .refine(({ latitude, longitude }) => latitude !== null || longitude === null, {
    path: ['latitude'],
    error: say.halfPoint,
  })
  .refine(({ latitude, longitude }) => longitude !== null || latitude === null, {
    path: ['longitude'],
    error: say.halfPoint,
  })

/** OWN-04: the schema turns the typed values into the columns of the row. */
export const ownListingSchema = fields.transform(({ offer, ...values }) => ({
  ...values,
  operation: offer === 'rent' ? ('rent' as const) : ('sale' as const),
  operations: offer === 'both' ? ['sale', 'rent'] : [offer],
  second_price: offer === 'both' ? values.second_price : null,
  sale_status: offer === 'rent' ? null : values.sale_status,
  rental_status: offer === 'sale' ? null : values.rental_status,
  exclusive_until: values.is_exclusive ? values.exclusive_until : null,
  location:
    [values.colonia, values.city, values.state].filter(Boolean).join(', ').slice(0, 300) ||
    STORED_DEFAULTS.location,
}))

export type OwnListingInput = z.input<typeof ownListingSchema>
export type OwnListingValues = z.output<typeof ownListingSchema>
