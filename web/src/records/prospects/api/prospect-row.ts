import type { Tables } from '@predio/domain/database'
import { columnList } from '../../../lib/columns.ts'
import type { Order } from '../../../lib/data/keyset.ts'

/**
 * A prospect with the names of its listing, of the client who it became, and of clients who it may be; a row of the view prospect_rows.
 */
export type Prospect = Omit<Tables<'prospect_rows'>, 'created_at' | 'search' | 'user_id'>

export const PROSPECT_ORDER: Order<Prospect> = [
  { column: 'received_at', ascending: false },
  { column: 'id', ascending: false },
]

export const PROSPECT_COLUMNS = columnList(
  'id',
  'source',
  'source_name',
  'received_at',
  'name',
  'email',
  'phone',
  'message',
  'listing_text',
  'property_id',
  'property_title',
  'property_operation',
  'consent_at',
  'status',
  'client_id',
  'client_name',
  'match_client_id',
  'match_client_name',
  'same_waiting',
  'answered_at',
  'accepted_at',
  'discarded_at',
  'updated_at',
)
