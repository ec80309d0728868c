import type { PropertyType } from '@predio/domain/properties'
import type { Colony } from '../places.ts'

/** A person of the demo's agenda. Numbers and addresses are of ranges nobody has. */
export interface SampleClient {
  /** How the other samples name this person. */
  key: string
  type: 'propietario' | 'comprador' | 'inquilino' | 'inversionista'
  firstName: string
  /** Null for one that came with the telephone's contacts and is still to be reviewed. */
  lastName: string | null
  status: 'active' | 'inactive' | 'lead'
  knownForDays: number
  source: string
  phone: string
  email?: string
  address?: string
  /** A leap year, so that it has every day, and how far the birthday is from the day of seeding. */
  birthday?: readonly [year: 1956 | 1964 | 1976 | 1984 | 1988 | 1992, inDays: number]
  tags?: readonly string[]
  budget?: readonly [least: number | null, most: number]
  wants?: {
    types: readonly PropertyType[]
    operation: 'sale' | 'rent'
    places: readonly Colony[]
    bedrooms?: number
  }
  notes?: string
}
