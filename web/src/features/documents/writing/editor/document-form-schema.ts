import { fullName } from '@predio/domain/clients'
import {
  DOCUMENT_CATEGORY_LABELS,
  DOCUMENT_STATUS_BADGES,
  documentSchema,
  type DocumentValues,
} from '@predio/domain/documents'
import { shownTitle } from '@predio/domain/properties'
import { checkForm } from '../../../../lib/check-form.ts'
import type { FormOf } from '../../../../lib/form-of.ts'
import type { Option } from '../../../../ui/option.ts'
import type { TextDocument } from '../../../../records/documents/text/text-document.ts'
import { messages } from '../messages.ts'
import { words } from '../../../../lib/words.ts'

export type DocumentFormValues = FormOf<
  Omit<DocumentValues, 'client_id' | 'property_id'>,
  { client: Option | null; property: Option | null }
>

export function toForm(document: TextDocument): DocumentFormValues {
  const { name, category, status, content, client_id, property_id, clients, properties } = document
  return {
    name,
    category,
    status,
    client: client_id !== null && clients ? { id: client_id, label: fullName(clients) } : null,
    property:
      property_id !== null && properties
        ? { id: property_id, label: shownTitle(properties.title) }
        : null,
    content: content ?? '',
  }
}

function toInput({ client, property, ...values }: DocumentFormValues) {
  return { ...values, client_id: client?.id ?? null, property_id: property?.id ?? null }
}

export function toValues(values: DocumentFormValues): DocumentValues {
  return documentSchema.parse(toInput(values))
}

export const checkDocumentForm = checkForm(documentSchema, toInput, {
  client_id: 'client',
  property_id: 'property',
})

export const FIELD_LABELS = {
  name: messages.name,
  category: messages.category,
  status: messages.status,
  client: messages.client,
  property: words.property,
  content: messages.text,
}

/** The values as readable texts, for the dialog that compares two tabs' changes (DOC-24). */
export function describeDocument(
  values: DocumentFormValues,
): Record<keyof typeof FIELD_LABELS, string> {
  return {
    name: values.name.trim(),
    category: DOCUMENT_CATEGORY_LABELS[values.category],
    status: DOCUMENT_STATUS_BADGES[values.status].label,
    client: values.client?.label ?? '',
    property: values.property?.label ?? '',
    content: values.content,
  }
}
