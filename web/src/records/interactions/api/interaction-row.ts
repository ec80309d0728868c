import type { Tables } from '@predio/domain/database'
import { namesOf } from '@predio/domain/fields'
import { INTERACTION_FIELDS } from '@predio/domain/interactions'
import { columnList } from '../../../lib/columns.ts'
import type { Order } from '../../../lib/data/keyset.ts'

export type InteractionRow = Omit<Tables<'interaction_rows'>, 'created_at' | 'search' | 'user_id'>

/** INT-12: scheduled interactions come before past ones. */
export const INTERACTION_ORDER: Order<InteractionRow> = [
  { column: 'moment', ascending: false },
  { column: 'id', ascending: true },
]

export const INTERACTION_COLUMNS = columnList(
  'id',
  ...namesOf(INTERACTION_FIELDS),
  'moment',
  'client_name',
  'property_title',
  'is_example',
  'pinned_at',
  'photos',
  'updated_at',
)
