import { labelsOf, newForm } from '@predio/domain/fields'
import { INTERACTION_FIELDS, type InteractionType } from '@predio/domain/interactions'
import { describeRecord, openRecord, type RecordForm, toInput } from '../../lib/record-form.ts'
import type { Option } from '../../ui/option.ts'
import type { InteractionRow } from './api/interaction-row.ts'

export type InteractionForm = RecordForm<typeof INTERACTION_FIELDS>

export interface InteractionPreset {
  subject?: string | undefined
  description?: string | undefined
  client?: Option | undefined
  property?: Option | undefined
  opportunityId?: string | undefined
  type?: InteractionType | undefined
  day?: string | undefined
  time?: string | undefined
  /** SEL-18: the listing of a selection that the client asked to visit. */
  requestId?: string | undefined
}

/** INT-07: the form does not show the opportunity, and saving keeps it. */
const { opportunity_id: _opportunity, ...SHOWN } = INTERACTION_FIELDS

export const FIELD_LABELS = labelsOf(SHOWN)

export function newInteraction(preset: InteractionPreset): InteractionForm {
  const { scheduled_at, type } = INTERACTION_FIELDS
  return {
    ...newForm(INTERACTION_FIELDS),
    client_id: preset.client ?? null,
    type: preset.type ?? type.fallback,
    subject: preset.subject ?? '',
    description: preset.description ?? '',
    scheduled_at: { day: preset.day ?? null, time: preset.time ?? scheduled_at.usualTime },
    property_id: preset.property ?? null,
    opportunity_id: preset.opportunityId ?? null,
  }
}

export function toForm(row: InteractionRow, zone: string): InteractionForm {
  return openRecord(INTERACTION_FIELDS, row, zone)
}

export function toInteractionInput(form: InteractionForm, zone: string, base?: InteractionRow) {
  return toInput(INTERACTION_FIELDS, form, zone, base)
}

export function describeInteraction(form: InteractionForm, zone: string) {
  return describeRecord(SHOWN, form, zone)
}
