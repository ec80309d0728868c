import { describeFields, type FormOf, newForm, openForm } from '@predio/domain/fields'
import {
  CLOSING_FIELDS,
  closingSchema,
  OPPORTUNITY_FIELDS,
  opportunitySchema,
} from '@predio/domain/opportunities'
import { shownTitle } from '@predio/domain/properties'
import { z } from 'zod'
import { checkForm } from '../../../lib/check-form.ts'
import type { Stage } from '../api/list-stages.ts'
import type { OpportunityRow } from '../api/opportunity-row.ts'
import { type FIELD_LABELS, messages } from '../messages.ts'

interface Chosen {
  id: string
  label: string
}

/** Ids of properties are UUIDs, so 'none' belongs to no property. */
export const NO_PROPERTY: Chosen = { id: 'none', label: messages.propertyLater }

const { client_id: _client, property_id: _property, ...OWN_FIELDS } = OPPORTUNITY_FIELDS
const FIELDS = { ...OWN_FIELDS, ...CLOSING_FIELDS }

export type FormInput = FormOf<typeof FIELDS> & Record<'client' | 'property', Chosen | null>

/** OPP-04: a closing stage requires fields that say how the opportunity closed. */
const schema = z.intersection(opportunitySchema, closingSchema)

function toValues({ client, property, ...values }: FormInput, stages: readonly Stage[]) {
  return {
    ...values,
    client_id: client?.id,
    property_id: property?.id === NO_PROPERTY.id ? null : property?.id,
    outcome: stages.find(({ id }) => id === values.stage_id)?.outcome ?? 'open',
  }
}

export function checkOpportunity(stages: readonly Stage[]) {
  return checkForm(schema, (form: FormInput) => toValues(form, stages), {
    client_id: 'client',
    property_id: 'property',
    outcome: 'stage_id',
  })
}

export function toRow(form: FormInput, stages: readonly Stage[]) {
  const { outcome: _, ...row } = schema.parse(toValues(form, stages))
  return row
}

export interface Preset {
  client?: Chosen | undefined
  property?: Chosen | undefined
}

export function newOpportunity({ client, property }: Preset, stage_id: string | null): FormInput {
  return { ...newForm(FIELDS), client: client ?? null, property: property ?? null, stage_id }
}

export function toInput(row: OpportunityRow): FormInput {
  const property = shownTitle(row.property_title) ?? messages.noProperty
  return {
    ...openForm(FIELDS, row),
    client: option(row.client_id, row.client_name ?? messages.noClient),
    property: option(row.property_id, property) ?? NO_PROPERTY,
  }
}

function option(id: string | null, label: string): Chosen | null {
  return id === null ? null : { id, label }
}

export function describeInput(
  form: FormInput,
  stages: readonly Stage[],
): Record<keyof typeof FIELD_LABELS, string> {
  return {
    ...describeFields(FIELDS, form),
    client: form.client?.label ?? '',
    property: form.property?.label ?? '',
    stage_id: stages.find(({ id }) => id === form.stage_id)?.name ?? '',
  }
}
