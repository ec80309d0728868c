import { isObject, own } from '../source/json.ts'
import type { SourceField } from '../source/field-names.ts'
import { isPrivatePath } from './source-path.ts'

const FIELDS = {
  price: 'price',
  currency: 'currency',
  operation: 'operation',
  propertyType: 'type',
  location: 'address',
  city: 'city',
  state: 'state',
  colonia: 'colonia',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  area: 'area',
  landArea: 'landArea',
  parking: 'parking',
  yearBuilt: 'yearBuilt',
  features: 'features',
  images: 'gallery',
  furnished: 'furnished',
  petFriendly: 'petFriendly',
  availableFrom: 'availableFrom',
  virtualTour: 'virtualTour',
  floorPlan: 'floorPlan',
  code: 'code',
} as const satisfies Record<string, SourceField>

export type MappableField = keyof typeof FIELDS

export const MAPPABLE_FIELDS = Object.keys(FIELDS) as readonly MappableField[]

export type FieldMapping = Partial<Record<MappableField, string>>

const MAX_PATH = 300

/** The saved mapping may come from any older version. */
export function parseFieldMapping(saved: unknown): FieldMapping {
  const mapping: FieldMapping = {}
  if (!isObject(saved)) return mapping
  for (const field of MAPPABLE_FIELDS) {
    const path = own(saved, field)
    if (typeof path !== 'string' || path === '' || path.length > MAX_PATH) continue
    if (!isPrivatePath(path)) mapping[field] = path
  }
  return mapping
}

export function sourceFieldOf(field: MappableField): SourceField {
  return FIELDS[field]
}
