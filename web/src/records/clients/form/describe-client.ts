import { CLIENT_STATUS_LABELS, CLIENT_TYPE_LABELS } from '@predio/domain/clients'
import { formatPhone } from '@predio/domain/phones'
import { OPERATION_LABELS, TYPE_LABELS } from '@predio/domain/properties'
import { formatRange } from '../format-range.ts'
import type { ClientFormValues } from './client-form-schema.ts'

export const FIELD_LABELS = {
  type: 'Tipo',
  first_name: 'Nombre',
  last_name: 'Apellidos',
  email: 'Email',
  phone: 'Teléfono',
  whatsapp: 'WhatsApp',
  address: 'Dirección',
  source: 'Origen',
  status: 'Estado',
  tags: 'Etiquetas',
  budget: 'Presupuesto',
  notes: 'Notas',
  property_type: 'Tipos de propiedad',
  operation: 'Operación',
  price: 'Precio que busca',
  locations: 'Zonas',
  bedrooms: 'Recámaras',
} as const

export type DescribedField = keyof typeof FIELD_LABELS

/** What the form holds, or a client that lacks a surname. */
interface DescribedClient extends Pick<ClientFormValues, 'preferences'> {
  client: Omit<ClientFormValues['client'], 'last_name'> & { last_name: string | null }
}

/** Each field as a person reads it; equal texts are equal values. */
export function describeClient({
  client,
  preferences,
}: DescribedClient): Record<DescribedField, string> {
  return {
    type: CLIENT_TYPE_LABELS[client.type],
    first_name: client.first_name,
    last_name: client.last_name ?? '',
    email: client.email ?? '',
    phone: client.phone === null ? '' : formatPhone(client.phone),
    whatsapp: client.whatsapp === null ? '' : formatPhone(client.whatsapp),
    address: client.address ?? '',
    source: client.source ?? '',
    status: CLIENT_STATUS_LABELS[client.status],
    tags: client.tags.join(', '),
    budget: formatRange(client.budget_min, client.budget_max) ?? '',
    notes: client.notes ?? '',
    property_type: preferences.property_type.map((type) => TYPE_LABELS[type]).join(', '),
    operation: preferences.operation === null ? '' : OPERATION_LABELS[preferences.operation],
    price: formatRange(preferences.min_price, preferences.max_price) ?? '',
    locations: preferences.locations.join(', '),
    bedrooms: preferences.bedrooms === null ? '' : String(preferences.bedrooms),
  }
}

/** Two columns that are shown as one field. */
const COLUMNS: Partial<Record<DescribedField, readonly string[]>> = {
  budget: ['budget_min', 'budget_max'],
  price: ['min_price', 'max_price'],
}

/** The person's values, with those fields taken from what is saved that they chose to keep. */
export function takeTheirs(
  mine: ClientFormValues,
  theirs: ClientFormValues,
  fields: readonly DescribedField[],
): ClientFormValues {
  const columns = new Set(fields.flatMap((field) => COLUMNS[field] ?? [field]))
  return {
    client: mix(mine.client, theirs.client, columns),
    preferences: mix(mine.preferences, theirs.preferences, columns),
  }
}

function mix<Values extends object>(
  mine: Values,
  theirs: Values,
  columns: ReadonlySet<string>,
): Values {
  const kept = Object.entries(theirs).filter(([column]) => columns.has(column))
  return { ...mine, ...Object.fromEntries(kept) }
}
