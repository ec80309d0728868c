import {
  DEFAULT_COMMISSION,
  DEFAULT_COMMISSION_MONTHS,
  DEFAULT_PROBABILITY,
  OPPORTUNITY_MESSAGES as texts,
  type ClosingValues,
  opportunitySchema,
  type OpportunityValues,
} from '@predio/domain/opportunities'
import type { CalendarDate } from '@predio/domain/dates'
import { shownTitle } from '@predio/domain/properties'
import { z } from 'zod'
import type { FormOf } from '../../../lib/form-of.ts'
import { judgeClosing, typedNumber } from '../closing/closing-form-schema.ts'
import type { Stage } from '../api/list-stages.ts'
import type { OpportunityRow } from '../api/opportunity-row.ts'
import { messages } from '../messages.ts'

interface Chosen {
  id: string
  label: string
}

/** The first choice of the picker, 'Todavía sin propiedad'. Ids of properties are UUIDs, so this one is free. */
export const NO_PROPERTY: Chosen = { id: 'none', label: messages.propertyLater }

/** The values of the form. */
export type FormInput = FormOf<
  Omit<OpportunityValues, 'client_id' | 'property_id'> & Omit<ClosingValues, 'outcome'>,
  {
    client: Chosen | null
    property: Chosen | null
    stage_id: string | null
    expected_close_date: CalendarDate | null
  }
>

const { client_id: _client, property_id: _property, ...fields } = opportunitySchema.shape

function chosen(missing: string) {
  return z
    .object({ id: z.string(), label: z.string() })
    .nullable()
    .transform((choice, context) => {
      if (choice) return choice
      context.addIssue({ code: 'custom', message: missing })
      return z.NEVER
    })
}

/** Applies the rules of the domain to the form; a closing stage also requires how it closed (OPP-04). */
export function formSchema(stages: readonly Stage[]) {
  return z
    .object({
      client: chosen(texts.clientMissing),
      property: chosen(texts.propertyMissing),
      ...fields,
      closed_amount: typedNumber,
      closed_reason: z.string(),
    })
    .transform(({ closed_amount, closed_reason, ...values }, context) => {
      const outcome = stages.find(({ id }) => id === values.stage_id)?.outcome ?? 'open'
      if (outcome === 'open') return { ...values, closed_amount: null, closed_reason: null }
      const closed = judgeClosing({ outcome, closed_amount, closed_reason }, context)
      return {
        ...values,
        closed_amount: closed.closed_amount,
        closed_reason: closed.closed_reason,
      }
    })
}

export type FormValues = z.output<ReturnType<typeof formSchema>>

export function toRow({ client, property, ...values }: FormValues) {
  const property_id = property.id === NO_PROPERTY.id ? null : property.id
  return { ...values, client_id: client.id, property_id }
}

export interface Preset {
  client?: Chosen | undefined
  property?: Chosen | undefined
}

export function newOpportunity({ client, property }: Preset, stageId: string | null): FormInput {
  return {
    client: client ?? null,
    property: property ?? null,
    type: 'sale',
    stage_id: stageId,
    expected_amount: null,
    commission_percentage: DEFAULT_COMMISSION,
    commission_months: DEFAULT_COMMISSION_MONTHS,
    probability: DEFAULT_PROBABILITY,
    expected_close_date: null,
    notes: '',
    closed_amount: null,
    closed_reason: '',
  }
}

export function toInput(row: OpportunityRow): FormInput {
  return {
    client: option(row.client_id, row.client_name ?? messages.noClient),
    property:
      option(row.property_id, shownTitle(row.property_title) ?? messages.noProperty) ?? NO_PROPERTY,
    type: row.type,
    stage_id: row.stage_id,
    expected_amount: row.expected_amount,
    commission_percentage: row.commission_percentage,
    commission_months: row.commission_months,
    probability: row.probability,
    expected_close_date: row.expected_close_date,
    notes: row.notes ?? '',
    closed_amount: row.closed_amount,
    closed_reason: row.closed_reason ?? '',
  }
}

function option(id: string | null, label: string): Chosen | null {
  return id === null ? null : { id, label }
}
