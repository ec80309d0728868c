import { fullName } from '@predio/domain/clients'
import { DOCUMENT_FIELDS, documentSchema, type DocumentValues } from '@predio/domain/documents'
import { labelsOf } from '@predio/domain/fields'
import { checkForm } from '../../../../lib/check-form.ts'
import {
  describeRecord,
  openRecord,
  type RecordForm,
  toInput,
} from '../../../../lib/record-form.ts'
import type { TextDocument } from '../../../../records/documents/text/text-document.ts'
import { messages } from '../messages.ts'

export type DocumentForm = RecordForm<typeof DOCUMENT_FIELDS> & { content: string }

export function toForm({ clients, properties, ...document }: TextDocument): DocumentForm {
  const names = { client_name: clients && fullName(clients), property_title: properties?.title }
  return {
    ...openRecord(DOCUMENT_FIELDS, { ...document, ...names }),
    content: document.content ?? '',
  }
}

function toDocumentInput({ content, ...details }: DocumentForm) {
  return { ...toInput(DOCUMENT_FIELDS, details), content }
}

export function toValues(form: DocumentForm): DocumentValues {
  return documentSchema.parse(toDocumentInput(form))
}

export const checkDocumentForm = checkForm(documentSchema, toDocumentInput)

export const FIELD_LABELS = { ...labelsOf(DOCUMENT_FIELDS), content: messages.text }

/** DOC-24: the texts that are compared if two tabs changed the document. */
export function describeDocument({ content, ...details }: DocumentForm) {
  return { ...describeRecord(DOCUMENT_FIELDS, details), content }
}
