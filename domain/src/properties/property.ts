import type { Tables } from '../database/index.ts'
import { type RENTAL_STATUS_LABELS, type SALE_STATUS_LABELS, TYPE_LABELS } from './messages.ts'
import type { OwnOnly } from './fields.ts'

export type PropertyType = keyof typeof TYPE_LABELS
export const PROPERTY_TYPES = Object.keys(TYPE_LABELS) as PropertyType[]
/** PROP-17: filters do not offer 'other'. */
export const NAMED_TYPES = PROPERTY_TYPES.filter((type) => type !== 'other')

/** A penthouse is found as an apartment too. */
export function typesOf(type: PropertyType): PropertyType[] {
  return type === 'penthouse' ? [type, 'departamento'] : [type]
}

export function isOfType(wanted: readonly PropertyType[], type: PropertyType): boolean {
  return typesOf(type).some((each) => wanted.includes(each))
}

export const OPERATIONS = ['sale', 'rent'] as const
export type Operation = (typeof OPERATIONS)[number]

export const LISTING_SOURCES = ['site', 'own'] as const
export type ListingSource = (typeof LISTING_SOURCES)[number]

export type Currency = 'MXN' | 'USD'
export const AREA_UNITS = ['m2', 'ha', 'vara'] as const
export type AreaUnit = (typeof AREA_UNITS)[number]
export interface PriceIn {
  amount: number
  currency: Currency
}
export interface UnitPrice {
  amount: number
  per: AreaUnit
}
export type PricePeriod = 'month' | 'week' | 'night' | 'year'
export type SaleStatus = keyof typeof SALE_STATUS_LABELS
export type RentalStatus = keyof typeof RENTAL_STATUS_LABELS

export type ListingFlag = 'furnished' | 'petFriendly'

export interface Coordinates {
  lat: number
  lng: number
}

export interface PictureSize {
  url: string
  width: number
}

export type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

export function camelCase<Name extends string>(column: Name): CamelCase<Name> {
  return column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>
}

/** OWN-01: the columns that only an own listing has, under the names that a `Property` uses for them. */
export type OwnFacts = {
  [Name in OwnOnly | 'id' | 'is_example' as CamelCase<Name>]: Tables<'properties'>[Name]
} & { isArchived: boolean }

export interface Property {
  /**
   * The listing's id on its site, which the local copy stores as wordpress_id. Own listings have negative ids (decision 16), so that both
   * kinds can be in one list.
   */
  id: number
  own?: OwnFacts
  /** PROP-50: a copied listing of a site that is not connected has no number, so the id of its row identifies it. */
  rowId?: string
  title: string
  /** The HTML comes from the site and is unsafe, so the display must sanitise it. */
  description: string
  summary: string
  /** PROP-03: null means that the site gives no price, which differs from a price of 0. */
  price: number | null
  currency: Currency
  /** A rent without a period is monthly. */
  pricePeriod: PricePeriod | null
  /**
   * If the listing has a price for each square metre, hectare or square vara, `price` is computed from the area, or null without an area.
   */
  unitPrice?: UnitPrice | null
  otherPrice?: PriceIn | null
  /** PROP-51: the rent of a site's listing that is also for sale. An own listing has this price in `own`. */
  secondPrice?: number | null
  /** PROP-52: a text of the site that could not be read as a price. */
  unreadPrice?: string
  location: string
  city: string | null
  state: string | null
  colonia: string | null
  coordinates: Coordinates | null
  propertyType: PropertyType
  status: Operation
  operation: Operation
  /** The first operation is `operation`, to which `price` belongs. */
  operations: readonly Operation[]
  saleStatus: SaleStatus | null
  rentalStatus: RentalStatus | null
  bedrooms: number | null
  bathrooms: number | null
  area: number | null
  landArea: number | null
  features: readonly string[]
  /** The featured picture comes first. Photographs of an own listing are paths (`isOwnPhoto`). */
  images: readonly string[]
  /** Older copies lack these sizes. */
  coverSizes?: readonly PictureSize[]
  yearBuilt: number | null
  parking: number | null
  /** False may also mean that the site does not state the value; `unstated` then contains the field's name. */
  furnished: boolean
  petFriendly: boolean
  /** Older copies lack this list. */
  unstated?: readonly ListingFlag[]
  availableFrom: string | null
  virtualTour: string | null
  video?: string | null
  floorPlan: string | null
  code: string | null
  agentName: string | null
  link: string | null
  publishedAt: string | null
  modifiedAt: string | null
  language: string | null
  translationIds: readonly number[]
}

/** PROP-11: null means that the site does not state the value. */
export function knownFlag(listing: Property, flag: ListingFlag): boolean | null {
  if (listing[flag]) return true
  return listing.unstated && !listing.unstated.includes(flag) ? false : null
}
