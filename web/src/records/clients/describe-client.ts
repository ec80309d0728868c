import {
  CLIENT_FIELDS,
  CLIENT_RANGES,
  formatRange,
  PREFERENCE_FIELDS,
} from '@predio/domain/clients'
import { describeFields, type FieldValue } from '@predio/domain/fields'
import { numberOrNull, type TypedNumber } from '@predio/domain/money'
import type { FIELD_LABELS } from './messages.ts'

const FIELDS = { ...CLIENT_FIELDS, ...PREFERENCE_FIELDS }

export type DescribedField = keyof typeof FIELD_LABELS

export const FIELD_PARTS = { budget: CLIENT_RANGES.budget.ends, price: CLIENT_RANGES.price.ends }

type End = (typeof FIELD_PARTS)[keyof typeof FIELD_PARTS][number]
type Described = { [Name in keyof typeof FIELDS]?: Name extends End ? TypedNumber : FieldValue }

export function describeClient(client: Described): Record<DescribedField, string> {
  const range = ([min, max]: readonly [End, End]) =>
    formatRange(numberOrNull(client[min]), numberOrNull(client[max])) ?? ''
  return {
    ...describeFields(FIELDS, client),
    budget: range(FIELD_PARTS.budget),
    price: range(FIELD_PARTS.price),
  }
}
