import type { Tables } from '@predio/domain/database'
import {
  DOCUMENT_CATEGORIES,
  DOCUMENT_STATUSES,
  type DocumentCategory,
  type DocumentStatus,
} from '@predio/domain/documents'
import type { ColumnsOf } from '../../../lib/columns.ts'

const OWN =
  'id, name, type, category, status, url, content, version, client_id, property_id, template_id, metadata, updated_at'

export const TEXT_COLUMNS = `${OWN}, clients(first_name, last_name), properties(title)` as const

type Row = Omit<Pick<Tables<'documents'>, ColumnsOf<typeof OWN>>, 'category' | 'status'> & {
  clients: { first_name: string; last_name: string | null } | null
  properties: { title: string } | null
}

export interface TextDocument extends Row {
  category: DocumentCategory
  status: DocumentStatus
}

export function toTextDocument(row: Row & { category: string; status: string }): TextDocument {
  return {
    ...row,
    category: DOCUMENT_CATEGORIES.find((known) => known === row.category) ?? 'other',
    status: DOCUMENT_STATUSES.find((known) => known === row.status) ?? 'draft',
  }
}
