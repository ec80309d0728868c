import { DOCUMENT_FIELDS, type DocumentDetails, detailsSchema } from '@predio/domain/documents'
import { labelsOf } from '@predio/domain/fields'
import { checkForm } from '../../../lib/check-form.ts'
import { describeRecord, openRecord, type RecordForm, toInput } from '../../../lib/record-form.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'

export type DetailsForm = RecordForm<typeof DOCUMENT_FIELDS>

export const DETAIL_LABELS = labelsOf(DOCUMENT_FIELDS)

const toDetailsInput = (form: DetailsForm) => toInput(DOCUMENT_FIELDS, form)

export function toDetails(form: DetailsForm): DocumentDetails {
  return detailsSchema.parse(toDetailsInput(form))
}

export const checkDetails = checkForm(detailsSchema, toDetailsInput)

export function toDetailsForm(row: DocumentRow): DetailsForm {
  return openRecord(DOCUMENT_FIELDS, row)
}

export function describeDetails(form: DetailsForm) {
  return describeRecord(DOCUMENT_FIELDS, form)
}
