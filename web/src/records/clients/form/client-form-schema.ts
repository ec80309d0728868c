import {
  BUDGET_COLUMNS,
  CLIENT_COLUMNS,
  CLIENT_STATUS_LABELS,
  CLIENT_TYPE_LABELS,
  clientSchema,
  DEFAULT_CLIENT_STATUS,
  formatRange,
  hasPreferences,
  NO_PREFERENCES,
  PREFERENCE_COLUMNS,
  preferencesSchema,
  type ClientValues,
  type Preferences,
} from '@predio/domain/clients'
import { type CalendarDate, formatCalendarDate } from '@predio/domain/dates'
import { numberOrNull, type TypedNumber } from '@predio/domain/money'
import { formatPhone } from '@predio/domain/phones'
import { OPERATION_LABELS, TYPE_LABELS } from '@predio/domain/properties'
import { z } from 'zod'
import { checkForm } from '../../../lib/check-form.ts'
import { pickColumns } from '../../../lib/columns.ts'
import type { FormOf } from '../../../lib/form-of.ts'
import type { ClientRecord } from '../api/read-client.ts'
import type { FIELD_LABELS } from '../messages.ts'

/** Faults of the client come before those of the preferences, because only the first is shown. */
const clientFormSchema = z.intersection(clientSchema, preferencesSchema)

/** The values of the form: one for each column of the client and of the preferences. */
export type ClientForm = FormOf<ClientValues & Preferences, { birthday: CalendarDate | null }>

export const checkClient = checkForm(clientFormSchema, (values: ClientForm) => values)

export const NEW_CLIENT: ClientForm = {
  type: 'comprador',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  whatsapp: '',
  birthday: null,
  address: '',
  notes: '',
  tags: [],
  status: DEFAULT_CLIENT_STATUS,
  source: '',
  budget_min: null,
  budget_max: null,
  ...NO_PREFERENCES,
}

/** A client as it is stored or as a merge would leave it. */
type Described = Pick<ClientRecord, (typeof CLIENT_COLUMNS)[number] | 'preferences'>

export function toForm(record: Described): ClientForm {
  const client = pickColumns(record, CLIENT_COLUMNS)
  return {
    ...client,
    last_name: client.last_name ?? '',
    email: client.email ?? '',
    phone: client.phone ?? '',
    whatsapp: client.whatsapp ?? '',
    address: client.address ?? '',
    notes: client.notes ?? '',
    source: client.source ?? '',
    ...(record.preferences ?? NO_PREFERENCES),
  }
}

/** The rows to store; preferences only where some are stated. */
export function toRecord(form: ClientForm) {
  const values = clientFormSchema.parse(form)
  const preferences = pickColumns(values, PREFERENCE_COLUMNS)
  return {
    client: pickColumns(values, CLIENT_COLUMNS),
    preferences: hasPreferences(preferences) ? preferences : null,
  }
}

export type DescribedField = keyof typeof FIELD_LABELS

/** Two columns that are shown as one field. */
export const FIELD_PARTS = {
  budget: BUDGET_COLUMNS,
  price: ['min_price', 'max_price'],
} as const satisfies Partial<Record<DescribedField, readonly (keyof ClientForm)[]>>

/** Each field as a text for the conflict dialog; equal texts mean equal values. */
export function describeClient(form: ClientForm): Record<DescribedField, string> {
  const range = (min: TypedNumber, max: TypedNumber) =>
    formatRange(numberOrNull(min), numberOrNull(max)) ?? ''
  return {
    ...pickColumns(form, ['first_name', 'last_name', 'email', 'address', 'source', 'notes']),
    type: CLIENT_TYPE_LABELS[form.type],
    phone: formatPhone(form.phone),
    whatsapp: formatPhone(form.whatsapp),
    birthday: form.birthday === null ? '' : formatCalendarDate(form.birthday, 'long'),
    status: CLIENT_STATUS_LABELS[form.status],
    tags: form.tags.join(', '),
    budget: range(form.budget_min, form.budget_max),
    property_type: form.property_type.map((type) => TYPE_LABELS[type]).join(', '),
    operation: form.operation === null ? '' : OPERATION_LABELS[form.operation],
    price: range(form.min_price, form.max_price),
    locations: form.locations.join(', '),
    bedrooms: form.bedrooms === null ? '' : String(form.bedrooms),
  }
}
