import type { Tables } from '@predio/domain/database'
import { namesOf } from '@predio/domain/fields'
import { CLOSING_FIELDS, OPPORTUNITY_FIELDS } from '@predio/domain/opportunities'
import { columnList } from '../../../lib/columns.ts'
import type { Order } from '../../../lib/data/keyset.ts'

export type OpportunityRow = Omit<Tables<'opportunity_rows'>, 'search' | 'user_id'>

export const ROW_COLUMNS = columnList(
  ...namesOf({ ...OPPORTUNITY_FIELDS, ...CLOSING_FIELDS }),
  'id',
  'status',
  'closed_at',
  'stage_changed_at',
  'created_at',
  'updated_at',
  'client_name',
  'property_title',
  'property_price',
  'stage_name',
  'stage_color',
  'amount',
  'is_example',
)

export const MOVED_LAST_FIRST: Order<OpportunityRow> = [
  { column: 'stage_changed_at', ascending: false },
  { column: 'id', ascending: true },
]
