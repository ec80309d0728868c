import type { InteractionType } from '@predio/domain/interactions'

/** An interaction with the names it is known by, as the view interaction_rows gives it. */
export interface InteractionRow {
  id: string
  type: InteractionType
  subject: string
  description: string | null
  scheduled_at: string | null
  outcome: string | null
  /** When it took place or will. */
  moment: string
  client_id: string | null
  client_name: string | null
  property_id: string | null
  property_title: string | null
  opportunity_id: string | null
  updated_at: string
}

export const INTERACTION_COLUMNS =
  'id, type, subject, description, scheduled_at, outcome, moment, client_id, client_name, property_id, property_title, opportunity_id, updated_at'
