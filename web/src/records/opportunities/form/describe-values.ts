import { formatCalendarDate } from '@predio/domain/dates'
import { formatMxn, type TypedNumber } from '@predio/domain/money'
import { OPPORTUNITY_TYPE_LABELS } from '@predio/domain/opportunities'
import type { Stage } from '../api/list-stages.ts'
import type { FormInput } from './form-schema.ts'

/** The form's values as a person reads them, to show two versions side by side. */
export function describeValues(
  input: FormInput,
  stages: readonly Stage[],
): Record<keyof FormInput, string> {
  const money = (pesos: TypedNumber) =>
    typeof pesos === 'number' ? formatMxn(pesos) : (pesos ?? '')
  const percent = (value: TypedNumber) => (typeof value === 'number' ? `${value} %` : (value ?? ''))
  return {
    client: input.client?.label ?? '',
    property: input.property?.label ?? '',
    type: OPPORTUNITY_TYPE_LABELS[input.type],
    stage_id: stages.find(({ id }) => id === input.stage_id)?.name ?? '',
    expected_amount: money(input.expected_amount),
    commission_percentage: percent(input.commission_percentage),
    commission_months: input.commission_months === null ? '' : String(input.commission_months),
    probability: percent(input.probability),
    expected_close_date: input.expected_close_date
      ? formatCalendarDate(input.expected_close_date)
      : '',
    notes: input.notes,
    closed_amount: money(input.closed_amount),
    closed_reason: input.closed_reason,
  }
}
