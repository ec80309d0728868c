import { formatDate } from '@predio/domain/dates'
import {
  DEFAULT_INTERACTION_TYPE,
  INTERACTION_TYPE_LABELS,
  type InteractionInput,
  type InteractionType,
  type InteractionValues,
} from '@predio/domain/interactions'
import { shownTitle } from '@predio/domain/properties'
import { toDayTime, toMoment, type DayTime } from '../../lib/day-time.ts'
import type { FormOf } from '../../lib/form-of.ts'
import type { Option } from '../../ui/option.ts'
import type { InteractionRow } from './api/interaction-row.ts'
import { messages } from './messages.ts'
import { words } from '../../lib/words.ts'

/** The values of the form's fields. */
export type InteractionFormValues = FormOf<
  Omit<
    InteractionValues,
    'scheduled_at' | 'client_id' | 'property_id' | 'opportunity_id' | 'is_inbound'
  >,
  {
    client: Option | null
    scheduled: DayTime
    property: Option | null
    /** Not shown in the form; INT-07 keeps it when the interaction is edited. */
    opportunityId: string | null
    isInbound: boolean
  }
>

export interface InteractionPreset {
  subject?: string | undefined
  description?: string | undefined
  client?: Option | undefined
  property?: Option | undefined
  opportunityId?: string | undefined
  type?: InteractionType | undefined
  /** The day of the agenda from which it is created. */
  day?: string | undefined
  /** The hour on that day. */
  time?: string | undefined
  /** SEL-18: the listing of a selection whose visit the client asked for. */
  requestId?: string | undefined
}

export const FIELD_LABELS = {
  client: words.client,
  type: words.type,
  subject: messages.subjectLabel,
  scheduled: messages.scheduledDate,
  property: words.property,
  outcome: messages.outcome,
  description: words.description,
  isInbound: messages.fromClient,
} as const

/** INT-05: the hour of a day without one. */
const DEFAULT_TIME = '10:00'

export function newInteraction(preset: InteractionPreset): InteractionFormValues {
  return {
    client: preset.client ?? null,
    type: preset.type ?? DEFAULT_INTERACTION_TYPE,
    subject: preset.subject ?? '',
    description: preset.description ?? '',
    scheduled: { day: preset.day ?? null, time: preset.time ?? DEFAULT_TIME },
    outcome: '',
    property: preset.property ?? null,
    opportunityId: preset.opportunityId ?? null,
    isInbound: false,
  }
}

export function toFormValues(row: InteractionRow, zone: string): InteractionFormValues {
  return {
    client: option(row.client_id, row.client_name),
    type: row.type,
    subject: row.subject,
    description: row.description ?? '',
    scheduled: toDayTime(row.scheduled_at, zone, DEFAULT_TIME),
    outcome: row.outcome ?? '',
    property: option(row.property_id, shownTitle(row.property_title)),
    opportunityId: row.opportunity_id,
    isInbound: row.is_inbound,
  }
}

/** The input of the domain's schema, for a save over `base`. */
export function toInteractionInput(
  values: InteractionFormValues,
  zone: string,
  base?: InteractionRow,
): Required<InteractionInput> {
  const { client, property, scheduled, opportunityId, isInbound, ...rest } = values
  return {
    ...rest,
    scheduled_at: toMoment(scheduled, zone, DEFAULT_TIME, base?.scheduled_at),
    client_id: client?.id ?? null,
    property_id: property?.id ?? null,
    opportunity_id: opportunityId,
    is_inbound: isInbound,
  }
}

/** The values in Spanish, to show two versions side by side. */
export function describeInteraction(
  values: InteractionFormValues,
  zone: string,
): Record<keyof typeof FIELD_LABELS, string> {
  const { scheduled_at } = toInteractionInput(values, zone)
  return {
    client: values.client?.label ?? '',
    type: INTERACTION_TYPE_LABELS[values.type],
    subject: values.subject,
    scheduled: scheduled_at ? formatDate(new Date(scheduled_at), zone, 'dateTime') : '',
    property: values.property?.label ?? '',
    outcome: values.outcome,
    description: values.description,
    isInbound: values.isInbound ? messages.yes : messages.no,
  }
}

function option(id: string | null, label: string | null): Option | null {
  return id === null ? null : { id, label: label ?? '' }
}
