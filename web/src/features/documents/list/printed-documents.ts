import { formatDate } from '@predio/domain/dates'
import { DOCUMENT_CATEGORY_LABELS, DOCUMENT_STATUS_LABELS } from '@predio/domain/documents'
import { HEADINGS } from '../../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../../ui/table-column.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { messages } from '../../../records/documents/messages.ts'

export function printedDocuments(zone: string): TableColumn<DocumentRow>[] {
  const { name, category, status, edited } = messages.columns
  return [
    { id: 'name', label: name, render: (document) => document.name },
    {
      id: 'category',
      label: category,
      render: (document) => DOCUMENT_CATEGORY_LABELS[document.category],
    },
    {
      id: 'status',
      label: status,
      render: (document) => DOCUMENT_STATUS_LABELS[document.status],
    },
    { id: 'client', label: HEADINGS.client, render: ({ client_name }) => client_name },
    { id: 'property', label: HEADINGS.property, render: ({ property_title }) => property_title },
    {
      id: 'edited',
      label: edited,
      render: ({ last_edited_at }) => formatDate(new Date(last_edited_at), zone, 'dateTime'),
    },
  ]
}
