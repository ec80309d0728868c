import { DOCUMENT_CATEGORY_LABELS, DOCUMENT_STATUS_BADGES } from '@predio/domain/documents'
import { shownTitle } from '@predio/domain/properties'
import type { z } from 'zod'
import { checkForm } from '../../../lib/check-form.ts'
import type { FormOf } from '../../../lib/form-of.ts'
import type { Option } from '../../../ui/option.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { detailsSchema, type Details } from '../../../records/documents/api/save-details.ts'
import { messages } from '../../../records/documents/messages.ts'

export type DetailsFormValues = FormOf<
  Omit<Details, 'client_id' | 'property_id'>,
  { client: Option | null; property: Option | null }
>

export const DETAIL_LABELS: Record<keyof DetailsFormValues, string> = {
  name: messages.name,
  category: messages.category,
  status: messages.status,
  client: messages.client,
  property: messages.property,
}

export function toDetails(values: DetailsFormValues): Details {
  return detailsSchema.parse(toInput(values))
}

export const checkDetails = checkForm(detailsSchema, toInput, {
  client_id: 'client',
  property_id: 'property',
})

export function toDetailsForm(row: DocumentRow): DetailsFormValues {
  return {
    name: row.name,
    category: row.category,
    status: row.status,
    client: row.client_id === null ? null : { id: row.client_id, label: row.client_name ?? '' },
    property:
      row.property_id === null
        ? null
        : { id: row.property_id, label: shownTitle(row.property_title) ?? '' },
  }
}

/** As a person reads them, to show two versions side by side. */
export function describeDetails(
  values: DetailsFormValues,
): Record<keyof DetailsFormValues, string> {
  return {
    name: values.name,
    category: DOCUMENT_CATEGORY_LABELS[values.category],
    status: DOCUMENT_STATUS_BADGES[values.status].label,
    client: values.client?.label ?? '',
    property: values.property?.label ?? '',
  }
}

function toInput({
  client,
  property,
  ...rest
}: DetailsFormValues): Required<z.input<typeof detailsSchema>> {
  return {
    ...rest,
    client_id: client?.id ?? null,
    property_id: property?.id ?? null,
  }
}
