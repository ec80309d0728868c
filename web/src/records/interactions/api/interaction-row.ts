import type { Tables } from '@predio/domain/database'
import type { Order } from '../../../lib/data/keyset.ts'

/** An interaction with the names of its client and property, from the view interaction_rows. */
export type InteractionRow = Omit<Tables<'interaction_rows'>, 'created_at' | 'search' | 'user_id'>

/** INT-12: newest first, so that scheduled ones come before past ones. */
export const INTERACTION_ORDER: Order<InteractionRow> = [
  { column: 'moment', ascending: false },
  { column: 'id', ascending: true },
]

export const INTERACTION_COLUMNS =
  'id, type, subject, description, scheduled_at, outcome, moment, client_id, client_name, property_id, property_title, opportunity_id, is_example, pinned_at, is_inbound, photos, updated_at'
