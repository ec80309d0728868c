import type { Tables } from '@predio/domain/database'
import {
  DOCUMENT_CATEGORIES,
  DOCUMENT_STATUSES,
  type DocumentCategory,
  type DocumentStatus,
} from '@predio/domain/documents'
import { queryClient } from '../../../lib/query-client.ts'

export const TEXT_COLUMNS =
  'id, name, type, category, status, url, content, version, client_id, property_id, template_id, metadata, updated_at, clients(first_name, last_name), properties(title)'

type Row = Pick<
  Tables<'documents'>,
  | 'id'
  | 'name'
  | 'type'
  | 'url'
  | 'content'
  | 'version'
  | 'client_id'
  | 'property_id'
  | 'template_id'
  | 'metadata'
  | 'updated_at'
> & {
  clients: { first_name: string; last_name: string | null } | null
  properties: { title: string } | null
}

export interface TextDocument extends Row {
  category: DocumentCategory
  status: DocumentStatus
}

/** The columns' constraints allow only these; the types do not know it. */
export function toTextDocument(row: Row & { category: string; status: string }): TextDocument {
  return {
    ...row,
    category: DOCUMENT_CATEGORIES.find((known) => known === row.category) ?? 'other',
    status: DOCUMENT_STATUSES.find((known) => known === row.status) ?? 'draft',
  }
}

/** Everything read about the agent's documents, by any screen, stands below this key. */
export function documentsKey(userId: string): readonly [string, string] {
  return ['documents', userId]
}

/** After a change the lists of documents and the pages that tell of them ask again. */
export function refreshDocuments(userId: string): void {
  for (const key of [documentsKey(userId), ['clients', userId, 'page']]) {
    void queryClient.invalidateQueries({ queryKey: key })
  }
}
