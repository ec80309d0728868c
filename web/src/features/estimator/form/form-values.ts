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
  type EstimateInput,
  type EstimatorState,
  type EstimateValues,
} from '@predio/domain/estimator'
import type { TypedNumber } from '@predio/domain/money'
import { checkForm } from '../../../lib/check-form.ts'

/** What the form holds while it is filled in. */
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

/** What the domain's schema judges; without a state it says so. */
function toInput({ state, ...values }: EstimateForm): Partial<EstimateInput> {
  return state === null ? values : { ...values, state }
}

export const checkEstimate = checkForm<EstimateForm>(estimateSchema, toInput)

/** Null while something is missing or wrong. */
export function readForm(form: EstimateForm): EstimateValues | null {
  return estimateSchema.safeParse(toInput(form)).data ?? null
}

/** Of what was kept; null where another release kept it otherwise. */
export function openForm(kept: unknown): EstimateForm | null {
  const { data } = estimateSchema.safeParse(kept)
  return data ? { ...data, colony: data.colony ?? '' } : null
}
