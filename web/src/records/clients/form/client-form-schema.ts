import {
  clientSchema,
  DEFAULT_CLIENT_STATUS,
  hasWish,
  preferencesSchema,
  storedClientSchema,
  type Preferences,
} from '@predio/domain/clients'
import { z } from 'zod'
import type { ClientRecord } from '../api/read-client.ts'

/** The client first: of several faults the first one is shown. */
export const clientFormSchema = z.object({ client: clientSchema, preferences: preferencesSchema })

export type ClientFormInput = z.input<typeof clientFormSchema>
export type ClientFormValues = z.output<typeof clientFormSchema>

export const NO_WISH: Preferences = {
  property_type: [],
  operation: null,
  min_price: null,
  max_price: null,
  locations: [],
  bedrooms: null,
}

export const NEW_CLIENT: ClientFormInput = {
  client: {
    type: 'comprador',
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    whatsapp: '',
    address: '',
    notes: '',
    tags: [],
    status: DEFAULT_CLIENT_STATUS,
    source: '',
    budget_min: null,
    budget_max: null,
  },
  preferences: NO_WISH,
}

export function toFormInput(record: ClientRecord): ClientFormInput {
  const { type, first_name, last_name, email, phone, whatsapp, address } = record
  const { notes, tags, status, source, budget_min, budget_max, preferences } = record
  return {
    client: {
      type,
      first_name,
      last_name: last_name ?? '',
      tags,
      status,
      budget_min,
      budget_max,
      email: email ?? '',
      phone: phone ?? '',
      whatsapp: whatsapp ?? '',
      address: address ?? '',
      notes: notes ?? '',
      source: source ?? '',
    },
    preferences: preferences ?? NO_WISH,
  }
}

/** Checked values of a row, to compare with those of the form. */
export function toFormValues({ preferences, ...record }: ClientRecord): ClientFormValues {
  const { needs_review: _, ...client } = storedClientSchema.parse(record)
  return {
    client: { ...client, last_name: client.last_name ?? '' },
    preferences: preferences ?? NO_WISH,
  }
}

/** A row of wishes only for who has some. */
export function wishOrNull(preferences: Preferences): Preferences | null {
  return hasWish(preferences) ? preferences : null
}
