import { fullName } from '@predio/domain/clients'
import { describeFields, type FormOf, labelsOf, newForm, openForm } from '@predio/domain/fields'
import { offerOf, OWN_LISTING_FIELDS, type PropertyType } from '@predio/domain/properties'
import { RELATIONSHIP_LABELS } from '../links/relationship.ts'
import type { Option } from '../../ui/option.ts'
import { newId } from '../../lib/new-id.ts'
import type { OwnListing } from './api/own-listing.ts'
import { messages as photoMessages } from './photos/photos-messages.ts'

export interface OwnListingForm extends Omit<FormOf<typeof OWN_LISTING_FIELDS>, 'property_type'> {
  /** The photographs are stored under this id, so a draft keeps it. */
  id: string
  images: string[]
  property_type: PropertyType | null
  owner: Option | null
}

export const FIELD_LABELS = {
  images: photoMessages.label,
  ...labelsOf(OWN_LISTING_FIELDS),
  owner: RELATIONSHIP_LABELS.owner,
}

/** BADGE-02: a listing without a status counts as available. */
export const AVAILABLE = 'disponible'

export const NEW_LISTING_DRAFT = 'own-listing.new'

export function newListing(): OwnListingForm {
  return {
    id: newId(),
    images: [],
    ...newForm(OWN_LISTING_FIELDS),
    offer: 'sale',
    property_type: null,
    sale_status: AVAILABLE,
    rental_status: AVAILABLE,
    owner: null,
  }
}

export function toForm(row: OwnListing): OwnListingForm {
  return {
    id: row.id,
    images: row.images,
    ...openForm(OWN_LISTING_FIELDS, { ...row, offer: offerOf(row) }),
    owner: row.owner && { id: row.owner.client.id, label: fullName(row.owner.client) },
  }
}

export function describe(form: OwnListingForm): Record<keyof typeof FIELD_LABELS, string> {
  const { images, owner, sale_status, rental_status } = form
  return {
    ...describeFields(OWN_LISTING_FIELDS, {
      ...form,
      sale_status: sale_status ?? AVAILABLE,
      rental_status: rental_status ?? AVAILABLE,
    }),
    images: images.join('\n'),
    owner: owner?.label ?? '',
  }
}
