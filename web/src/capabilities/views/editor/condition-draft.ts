import { numberOrNull, type TypedNumber } from '@predio/domain/money'
import {
  type Comparison,
  type Condition,
  type Field,
  findField,
  type ListEntity,
  OPERATORS,
  type Operator,
  VIEW_LIMITS,
} from '@predio/domain/views'
import { newId } from '../../../lib/new-id.ts'

/** Values of each kind are stored separately, so that changing the comparison loses none of them. */
export interface ConditionDraft {
  id: string
  field: string
  or?: true
  is: Operator
  values: readonly string[]
  text: string
  amount: TypedNumber
  days: TypedNumber
  months: TypedNumber
  day: string | null
}

const DEFAULT_DAYS = 30

export function newDraft(field: Field): ConditionDraft {
  return {
    id: newId(),
    field: field.key,
    is: firstOperator(field),
    values: [],
    text: '',
    amount: null,
    days: DEFAULT_DAYS,
    months: 1,
    day: null,
  }
}

export function toDraft(entity: ListEntity, condition: Condition): ConditionDraft[] {
  const field = findField(entity, condition.field)
  return field ? [{ ...newDraft(field), ...condition }] : []
}

export function withField(draft: ConditionDraft, field: Field): ConditionDraft {
  return { ...newDraft(field), id: draft.id, ...(draft.or && { or: draft.or }) }
}

export function toCondition(draft: ConditionDraft): Condition | null {
  const comparison = comparisonOf(draft)
  return comparison && { field: draft.field, ...(draft.or && { or: draft.or }), ...comparison }
}

export function joinedBy(draft: ConditionDraft, join: 'and' | 'or'): ConditionDraft {
  const joined = { ...draft }
  delete joined.or
  return join === 'or' ? { ...joined, or: true } : joined
}

function comparisonOf(draft: ConditionDraft): Comparison | null {
  const { is, values, text, amount, day } = draft
  switch (is) {
    case 'any':
    case 'none':
      return values.length > 0 && values.length <= VIEW_LIMITS.values ? { is, values } : null
    case 'says':
      return text.trim() === '' ? null : { is, text: text.trim() }
    case 'min':
    case 'max': {
      const number = numberOrNull(amount)
      return number === null || number < 0 ? null : { is, amount: number }
    }
    case 'last':
    case 'notLast':
    case 'before':
    case 'next': {
      const days = countOf(draft.days, VIEW_LIMITS.days)
      return days === null ? null : { is, days }
    }
    case 'lastMonths': {
      const months = countOf(draft.months, VIEW_LIMITS.months)
      return months === null ? null : { is, months }
    }
    case 'from':
    case 'until':
      return day === null ? null : { is, day }
    default:
      return { is }
  }
}

function countOf(typed: TypedNumber, max: number): number | null {
  const count = numberOrNull(typed)
  return count === null || count < 1 || count > max ? null : count
}

function firstOperator(field: Field): Operator {
  return OPERATORS[field.kind][0] ?? 'has'
}
