import {
  CLIENT_COLUMNS,
  CLIENT_FIELDS,
  clientSchema,
  hasPreferences,
  NO_PREFERENCES,
  PREFERENCE_COLUMNS,
  PREFERENCE_FIELDS,
  preferencesSchema,
} from '@predio/domain/clients'
import { type FormOf, newForm, openForm } from '@predio/domain/fields'
import { z } from 'zod'
import { checkForm } from '../../../lib/check-form.ts'
import { pickColumns } from '../../../lib/columns.ts'
import type { ClientRecord } from '../api/read-client.ts'

const FIELDS = { ...CLIENT_FIELDS, ...PREFERENCE_FIELDS }

/** The client's schema comes first, because the form shows only the first error. */
const clientFormSchema = z.intersection(clientSchema, preferencesSchema)

export type ClientForm = FormOf<typeof FIELDS>

export const checkClient = checkForm(clientFormSchema, (values: ClientForm) => values)

export const NEW_CLIENT: ClientForm = { ...newForm(FIELDS), type: 'comprador' }

export const CLIENT_FORM_NAMES = Object.keys(FIELDS) as (keyof ClientForm)[]

type Described = Pick<ClientRecord, keyof typeof CLIENT_FIELDS | 'preferences'>

export function toForm({ preferences, ...client }: Described): ClientForm {
  return openForm(FIELDS, { ...client, ...(preferences ?? NO_PREFERENCES) })
}

export function toRecord(form: ClientForm) {
  const values = clientFormSchema.parse(form)
  const preferences = pickColumns(values, PREFERENCE_COLUMNS)
  return {
    client: pickColumns(values, CLIENT_COLUMNS),
    preferences: hasPreferences(preferences) ? preferences : null,
  }
}
