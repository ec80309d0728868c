import type { DocumentCategory, DocumentStatus } from '@predio/domain/documents'

export const ROW_COLUMNS =
  'id, name, type, category, status, url, version, property_id, client_id, metadata, last_edited_at, created_at, updated_at, is_text, client_name, property_title, property_wordpress_id, template_name, active_shares'

/** A row of document_rows. A view's columns are all nullable to the API's types; the tables' own are not. */
export interface DocumentRow {
  id: string
  name: string
  /** MIME type. */
  type: string
  category: DocumentCategory
  status: DocumentStatus
  /** Path in the bucket; of a written document, its first version's file, if it has one. */
  url: string | null
  version: number
  property_id: string | null
  client_id: string | null
  metadata: unknown
  last_edited_at: string
  created_at: string
  updated_at: string
  /** Written here: its newest version is the document, whatever its file says. */
  is_text: boolean
  client_name: string | null
  property_title: string | null
  property_wordpress_id: number | null
  template_name: string | null
  active_shares: number
}
