import type { Property } from '../../../domain/src/properties/property.ts'
import type { PlannedPrice } from './price.ts'

/** Why a reader of the site must not see a listing. Password and translation are in its REST list all the same. */
export type HiddenBecause =
  | 'draft'
  | 'private'
  | 'pending'
  | 'future'
  | 'trash'
  | 'password'
  | 'translation'

export interface Photo {
  id: number
  file: string
  /** Its attachment was removed while listings went on naming it. */
  lost: boolean
}

/** A number as the site's author typed it, and what it says. */
export interface Typed {
  text: string
  value: number | null
}

/** One listing before it is put into a theme's fields. */
export interface PlannedListing {
  index: number
  id: number
  slug: string
  date: string
  hiddenBecause: HiddenBecause | null
  language: 'es' | 'en'
  translations: Record<string, number>
  title: { typed: string; plain: string }
  content: string
  hostile: boolean
  /** Nobody filled in the theme's fields: only title, text, terms and the featured photograph. */
  bare: boolean
  price: PlannedPrice
  type: { name: string; is: Property['propertyType'] }
  operation: Property['operation']
  saleStatus: Property['saleStatus']
  rentalStatus: Property['rentalStatus']
  bedrooms: Typed
  bathrooms: Typed
  area: Typed
  landArea: Typed
  parking: Typed
  yearBuilt: Typed
  code: string
  /** Empty where nobody filled it in. */
  address: string
  city: string
  coordinates: { lat: number; lng: number }
  features: readonly string[]
  featured: Photo | null
  gallery: readonly Photo[]
  owner: { name: string; phone: string }
}
