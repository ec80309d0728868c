import type { Tables } from '@predio/domain/database'

export const ROW_COLUMNS =
  'id, name, type, category, status, url, version, property_id, client_id, metadata, last_edited_at, created_at, updated_at, is_text, client_name, property_title, property_wordpress_id, template_name, active_shares'

/** A row of the view document_rows. */
export type DocumentRow = Omit<
  Tables<'document_rows'>,
  'metadata' | 'search' | 'template_id' | 'user_id'
> & { metadata: unknown }
