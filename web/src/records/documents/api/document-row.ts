import type { Tables } from '@predio/domain/database'
import { DOCUMENT_FIELDS } from '@predio/domain/documents'
import { namesOf } from '@predio/domain/fields'
import { columnList } from '../../../lib/columns.ts'

export const ROW_COLUMNS = columnList(
  'id',
  ...namesOf(DOCUMENT_FIELDS),
  'type',
  'url',
  'version',
  'metadata',
  'last_edited_at',
  'created_at',
  'updated_at',
  'is_text',
  'client_name',
  'property_title',
  'property_wordpress_id',
  'template_name',
  'active_shares',
)

export type DocumentRow = Omit<
  Tables<'document_rows'>,
  'metadata' | 'search' | 'template_id' | 'user_id'
> & { metadata: unknown }
