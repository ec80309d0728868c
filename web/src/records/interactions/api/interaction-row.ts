import type { Tables } from '@predio/domain/database'

/** An interaction with the names it is known by, as the view interaction_rows gives it. */
export type InteractionRow = Omit<Tables<'interaction_rows'>, 'created_at' | 'search' | 'user_id'>

export const INTERACTION_COLUMNS =
  'id, type, subject, description, scheduled_at, outcome, moment, client_id, client_name, property_id, property_title, opportunity_id, updated_at'
