import { fullName } from '@predio/domain/clients'
import { DEFAULT_SHARE_DAYS } from '@predio/domain/documents'
import type { Property } from '@predio/domain/properties'
import {
  MAX_SELECTION_TITLE,
  SELECTION_MESSAGES,
  selectionSchema,
  snapshotOf,
} from '@predio/domain/selections'
import { shorten } from '@predio/domain/text'
import { checkForm } from '../../lib/check-form.ts'
import { newId } from '../../lib/new-id.ts'
import { words } from '../../lib/words.ts'
import type { Option } from '../../ui/option.ts'
import type { FormItem } from './api/save-selection.ts'
import type { SelectionRow } from './api/selection-row.ts'
import { messages } from './messages.ts'

export interface SelectionFormValues {
  client: Option | null
  title: string
  message: string
  days: number
  items: FormItem[]
}

export interface SelectionPreset {
  client?: Option | undefined
  listings?: readonly Property[] | undefined
}

export const FIELD_LABELS = {
  client: words.client,
  title: messages.titleLabel,
  message: messages.messageLabel,
  items: messages.items,
} as const

export const checkSelection = checkForm(
  selectionSchema,
  ({ title, message, items }: SelectionFormValues) => ({ title, message, items }),
)

export function newSelection({ client, listings = [] }: SelectionPreset): SelectionFormValues {
  return {
    client: client ?? null,
    title: client ? titleFor(client) : '',
    message: '',
    days: DEFAULT_SHARE_DAYS,
    items: listings.map(newItem),
  }
}

export function newItem(listing: Property): FormItem {
  return {
    id: newId(),
    note: '',
    snapshot: snapshotOf(listing),
    propertyId: listing.own?.id ?? listing.rowId ?? null,
    listing,
  }
}

export function toFormValues(row: SelectionRow): SelectionFormValues {
  return {
    client: row.client && { id: row.client.id, label: fullName(row.client) },
    title: row.title,
    message: row.message ?? '',
    days: DEFAULT_SHARE_DAYS,
    items: row.items.map(({ id, note, listing, property_id }) => ({
      id,
      note: note ?? '',
      snapshot: listing,
      propertyId: property_id,
    })),
  }
}

export function titleFor(client: Option): string {
  return shorten(SELECTION_MESSAGES.defaultTitle(client.label), MAX_SELECTION_TITLE)
}

export function describeSelection(
  values: SelectionFormValues,
): Record<keyof typeof FIELD_LABELS, string> {
  return {
    client: values.client?.label ?? '',
    title: values.title,
    message: values.message,
    items: values.items
      .map(({ snapshot, note }) => (note ? `${snapshot.title} (${note})` : snapshot.title))
      .join('\n'),
  }
}
