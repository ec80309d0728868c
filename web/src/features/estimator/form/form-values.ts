import {
  AGE,
  BATHROOMS,
  BEDROOMS,
  DEFAULT_CONDITION,
  DEFAULT_TYPE,
  estimateSchema,
  FLOORS,
  type Amenity,
  type Condition,
  type EstimatedType,
  type EstimatorState,
  type EstimateValues,
} from '@predio/domain/estimator'
import type { TypedNumber } from '@predio/domain/money'
import { checkForm } from '../../../lib/check-form.ts'

export interface EstimateForm {
  state: EstimatorState | null
  colony: string
  propertyType: EstimatedType
  constructionArea: TypedNumber
  landArea: TypedNumber
  age: TypedNumber
  condition: Condition
  bedrooms: TypedNumber
  bathrooms: TypedNumber
  floors: TypedNumber
  amenities: Amenity[]
}

export const EMPTY_FORM: EstimateForm = {
  state: null,
  colony: '',
  propertyType: DEFAULT_TYPE,
  constructionArea: null,
  landArea: null,
  age: AGE.default,
  condition: DEFAULT_CONDITION,
  bedrooms: BEDROOMS.default,
  bathrooms: BATHROOMS.default,
  floors: FLOORS.default,
  amenities: [],
}

/** The form may lack the Mexican state of the property, which the domain's schema refuses. */
export const checkEstimate = checkForm(estimateSchema, (form: EstimateForm) => form)

export function readForm(form: EstimateForm): EstimateValues | null {
  return estimateSchema.safeParse(form).data ?? null
}

/** EST-34: returns null if another release stored a form that cannot be read. */
export function openForm(stored: unknown): EstimateForm | null {
  const { data } = estimateSchema.safeParse(stored)
  return data ? { ...data, colony: data.colony ?? '' } : null
}
