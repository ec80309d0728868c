import type { Property } from '../../../domain/src/properties/property.ts'
import type { PlannedPrice } from './price.ts'

/** The reason why a listing is hidden. REST lists those with a password and translations anyway. */
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
  lost: boolean
}

export interface Typed {
  text: string
  value: number | null
}

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
  /** If true, only the title, the text, the terms and the featured photograph have values. */
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
  address: string
  city: string
  coordinates: { lat: number; lng: number }
  features: readonly string[]
  featured: Photo | null
  gallery: readonly Photo[]
  owner: { name: string; phone: string }
}
