import {
  estimateSchema,
  estimateValue,
  PROPERTY_TYPE_LABELS,
  type EstimateValues,
} from '@predio/domain/estimator'
import { fullName } from '@predio/domain/clients'
import { formatCents } from '@predio/domain/money'
import { shownTitle } from '@predio/domain/properties'
import type { Option } from '../../../ui/option.ts'
import type { ValuationRow } from '../../../records/valuations/api/valuation-row.ts'
import { messages, suggestTitle } from '../messages.ts'
import { placeOf } from '../place-of.ts'
import { words } from '../../../lib/words.ts'

/** The form and its estimate are compared with the stored row before saving, because another tab may have changed either. */
export interface SaveForm {
  title: string
  client: Option | null
  property: Option | null
  estimate: EstimateValues
}

export const SAVE_LABELS: Record<keyof SaveForm, string> = {
  title: words.name,
  client: words.client,
  property: words.property,
  estimate: messages.value,
}

export function newSave(estimate: EstimateValues): SaveForm {
  const title = suggestTitle(PROPERTY_TYPE_LABELS[estimate.propertyType], placeOf(estimate))
  return { title, client: null, property: null, estimate }
}

export function toSaveForm(row: ValuationRow, estimate: EstimateValues): SaveForm {
  return {
    title: row.title ?? '',
    client: row.client && { id: row.client.id, label: fullName(row.client) },
    property: row.property && { id: row.property.id, label: shownTitle(row.property.title) },
    estimate: estimateSchema.safeParse(row.input).data ?? estimate,
  }
}

export function toAbout({ title, client, property }: SaveForm) {
  return { title, client_id: client?.id ?? null, property_id: property?.id ?? null }
}

export function describeSave(form: SaveForm): Record<keyof SaveForm, string> {
  const value = formatCents(estimateValue(form.estimate).value, 0)
  return {
    title: form.title,
    client: form.client?.label ?? '',
    property: form.property?.label ?? '',
    estimate: `${value} (${placeOf(form.estimate)})`,
  }
}
