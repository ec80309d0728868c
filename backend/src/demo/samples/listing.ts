import type { Colony } from './places.ts'

/** One listing of the demo's site, as its agency typed it: with the irregularities of real ones. */
export interface Listing {
  id: number
  /** As WordPress renders it, entities and all. */
  title: string
  type: 'Casa' | 'Departamento' | 'Terreno' | 'Oficina' | 'Local comercial'
  status: 'En venta' | 'En renta' | 'Vendida'
  colony: Colony
  address: string
  /** Empty where the agency prefers to be asked. */
  price: string
  pricePostfix?: string
  pricePlaceholder?: string
  currency?: 'USD'
  bedrooms?: number
  bathrooms?: number
  /** Square metres built and of land. */
  built?: number
  land?: number
  parking?: number
  year?: number
  features: string[]
  text: string
  /** The first picture, its own; the others are shared. */
  picture: string
  photos: number
  /** What somebody wrote into custom fields and should not have. */
  leaked?: Record<string, string>
}
