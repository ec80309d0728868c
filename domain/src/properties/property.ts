import type { Tables } from '../database/index.ts'
import { type RENTAL_STATUS_LABELS, type SALE_STATUS_LABELS, TYPE_LABELS } from './messages.ts'
import type { OwnOnly } from './fields.ts'

export type PropertyType = keyof typeof TYPE_LABELS
export const PROPERTY_TYPES = Object.keys(TYPE_LABELS) as PropertyType[]
/** PROP-17: filters do not offer 'other'. */
export const NAMED_TYPES = PROPERTY_TYPES.filter((type) => type !== 'other')

/** What a listing is to whoever looks for something: a penthouse is an apartment too. */
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

/** OWN-01: a `Property` holds the columns of an own listing under these names. */
export type OwnFacts = {
  [Name in OwnOnly | 'id' | 'is_example' as CamelCase<Name>]: Tables<'properties'>[Name]
} & { isArchived: boolean }

export interface Property {
  /**
   * The listing's id on its site, which the local copy keeps as wordpress_id. The agent's own listings have negative ones
   * (decision 16), so that both can stand in one list.
   */
  id: number
  own?: OwnFacts
  /** The agent's row of a listing whose site is not the connected one (PROP-50), which has no number here; absent for all others. */
  rowId?: string
  title: string
  /** The site sends unsafe HTML, which the display must sanitise. */
  description: string
  summary: string
  /**
   * Null where the site gives none, which is not 0 (PROP-03). 0 is the default of the local copy's column; a copy of such
   * a listing stores null.
   */
  price: number | null
  currency: Currency
  /** What a rent pays for; null for a sale and where the site does not say (then it is a month). */
  pricePeriod: PricePeriod | null
  /** The site's price for each square metre, hectare or square vara, in `currency`; `price` is then computed from the area, or null. */
  unitPrice?: UnitPrice | null
  otherPrice?: PriceIn | null
  /** PROP-51: the rent of a site's listing that is for sale too, in `currency`; an own listing has its own in `own`. */
  secondPrice?: number | null
  /** PROP-52: what the site says where a price should stand, and what was not read as one. */
  unreadPrice?: string
  location: string
  city: string | null
  state: string | null
  colonia: string | null
  coordinates: Coordinates | null
  propertyType: PropertyType
  /** Another name for `operation`; the two are always equal. */
  status: Operation
  operation: Operation
  /** Both when the listing is offered both ways; `operation` comes first, and the price is its. */
  operations: readonly Operation[]
  saleStatus: SaleStatus | null
  rentalStatus: RentalStatus | null
  bedrooms: number | null
  bathrooms: number | null
  /** Built square metres; of the land when the listing is land. */
  area: number | null
  landArea: number | null
  features: readonly string[]
  /** Absolute addresses, the featured one first; photographs of an own listing are paths (`isOwnPhoto`). */
  images: readonly string[]
  /** The first picture in the sizes its site has, the narrowest first; absent where it names none, and in older copies. */
  coverSizes?: readonly PictureSize[]
  yearBuilt: number | null
  parking: number | null
  /** False may also mean that the site says nothing; `unstated` tells the two apart. */
  furnished: boolean
  petFriendly: boolean
  /** Which of the two flags the site does not mention; absent in copies made before this was noted. */
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

/** PROP-11: null means that the site does not say. */
export function knownFlag(listing: Property, flag: ListingFlag): boolean | null {
  if (listing[flag]) return true
  return listing.unstated && !listing.unstated.includes(flag) ? false : null
}
