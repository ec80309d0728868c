import { fullName } from '@predio/domain/clients'
import { type CalendarDate, formatCalendarDate } from '@predio/domain/dates'
import { formatMxn, type TypedNumber } from '@predio/domain/money'
import {
  offerOf,
  OPERATION_LABELS,
  TYPE_LABELS,
  type Offer,
  type OwnListingFields,
  type PropertyType,
} from '@predio/domain/properties'
import { RELATIONSHIP_LABELS } from '../../../records/links/relationship.ts'
import type { Option } from '../../../ui/option.ts'
import type { FormOf } from '../../../lib/form-of.ts'
import { newId } from '../../../lib/new-id.ts'
import { words } from '../../../lib/words.ts'
import { RECORD_LABELS } from '../messages.ts'
import { RENTAL_LABELS, SALE_LABELS } from '../record/record-schema.ts'
import type { OwnListing } from './api/own-listing.ts'
import { messages } from './messages.ts'
import { messages as photoMessages } from './photos-messages.ts'

/** The values of the form. */
export type OwnListingForm = FormOf<
  OwnListingFields,
  {
    /** Part of the form, so that a draft finds the photographs that were stored for it. */
    id: string
    property_type: PropertyType | null
    /** A client, linked to the listing as its owner. */
    owner: Option | null
    exclusive_until: CalendarDate | null
  }
>

/** What a person fills in. */
type Field = Exclude<keyof OwnListingForm, 'id'>

export const FIELD_LABELS: Record<Field, string> = {
  images: photoMessages.label,
  title: words.title,
  offer: messages.offer,
  property_type: words.type,
  price: messages.price,
  currency: messages.currency,
  second_price: messages.rentPrice,
  colonia: messages.colonia,
  city: messages.city,
  state: messages.state,
  bedrooms: messages.bedrooms,
  bathrooms: messages.bathrooms,
  area: messages.area,
  land_area: messages.landArea,
  parking: messages.parking,
  year_built: messages.yearBuilt,
  maintenance_fee: messages.maintenanceFee,
  sale_status: RECORD_LABELS.sale_status,
  rental_status: RECORD_LABELS.rental_status,
  features: messages.features,
  description: messages.publicNote,
  private_note: messages.privateNote,
  owner: RELATIONSHIP_LABELS.owner,
  is_exclusive: messages.exclusive,
  exclusive_until: messages.exclusiveUntil,
  commission_percentage: messages.commission,
  shared_commission_percentage: messages.sharedCommission,
}

export const OFFER_LABELS: Record<Offer, string> = { ...OPERATION_LABELS, both: messages.both }

/** What a listing is taken for whose status nobody noted (BADGE-02). */
export const AVAILABLE = 'disponible'

const NEW_LISTING: Omit<OwnListingForm, 'id'> = {
  images: [],
  title: '',
  offer: 'sale',
  property_type: null,
  price: null,
  currency: 'MXN',
  second_price: null,
  colonia: '',
  city: '',
  state: '',
  bedrooms: null,
  bathrooms: null,
  area: null,
  land_area: null,
  parking: null,
  year_built: null,
  maintenance_fee: null,
  sale_status: AVAILABLE,
  rental_status: AVAILABLE,
  features: [],
  description: '',
  private_note: '',
  owner: null,
  is_exclusive: false,
  exclusive_until: null,
  commission_percentage: null,
  shared_commission_percentage: null,
}

/** Where what is typed of a new listing is kept until it is saved. */
export const NEW_LISTING_DRAFT = 'own-listing.new'

export function newListing(): OwnListingForm {
  return { id: newId(), ...NEW_LISTING }
}

export function toForm(row: OwnListing): OwnListingForm {
  return {
    id: row.id,
    images: row.images,
    title: row.title,
    offer: offerOf(row),
    property_type: row.property_type,
    price: row.price,
    currency: row.currency === 'USD' ? 'USD' : 'MXN',
    second_price: row.second_price,
    colonia: row.colonia ?? '',
    city: row.city ?? '',
    state: row.state ?? '',
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area: row.area,
    land_area: row.land_area,
    parking: row.parking,
    year_built: row.year_built,
    maintenance_fee: row.maintenance_fee,
    sale_status: row.sale_status,
    rental_status: row.rental_status,
    features: row.features,
    description: row.description ?? '',
    private_note: row.private_note ?? '',
    owner: row.owner && { id: row.owner.client.id, label: fullName(row.owner.client) },
    is_exclusive: row.is_exclusive,
    exclusive_until: row.exclusive_until,
    commission_percentage: row.commission_percentage,
    shared_commission_percentage: row.shared_commission_percentage,
  }
}

/** The values as texts, to show two versions side by side. */
export function describe({ id: _id, ...form }: OwnListingForm): Record<Field, string> {
  return {
    ...form,
    images: form.images.join('\n'),
    offer: OFFER_LABELS[form.offer],
    property_type: form.property_type === null ? '' : TYPE_LABELS[form.property_type],
    price: amount(form.price),
    second_price: amount(form.second_price),
    bedrooms: String(form.bedrooms ?? ''),
    bathrooms: String(form.bathrooms ?? ''),
    area: String(form.area ?? ''),
    land_area: String(form.land_area ?? ''),
    parking: String(form.parking ?? ''),
    year_built: String(form.year_built ?? ''),
    maintenance_fee: amount(form.maintenance_fee),
    sale_status: SALE_LABELS[form.sale_status ?? AVAILABLE],
    rental_status: RENTAL_LABELS[form.rental_status ?? AVAILABLE],
    features: form.features.join(', '),
    owner: form.owner?.label ?? '',
    is_exclusive: form.is_exclusive ? messages.yes : messages.no,
    exclusive_until: form.exclusive_until === null ? '' : formatCalendarDate(form.exclusive_until),
    commission_percentage: String(form.commission_percentage ?? ''),
    shared_commission_percentage: String(form.shared_commission_percentage ?? ''),
  }
}

function amount(value: TypedNumber): string {
  return typeof value === 'number' ? formatMxn(value) : (value ?? '')
}
