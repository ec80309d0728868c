import type { Tables } from '@predio/domain/database'
import type { Order } from '../../../lib/data/keyset.ts'

/** An interaction with the names it is known by, as the view interaction_rows gives it. */
export type InteractionRow = Omit<Tables<'interaction_rows'>, 'created_at' | 'search' | 'user_id'>

/** Newest first, what is still to come before all. */
export const INTERACTION_ORDER: Order<InteractionRow> = [
  { column: 'moment', ascending: false },
  { column: 'id', ascending: true },
]

export const INTERACTION_COLUMNS =
  'id, type, subject, description, scheduled_at, outcome, moment, client_id, client_name, property_id, property_title, opportunity_id, updated_at'
