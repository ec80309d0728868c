import type { InteractionType } from '@predio/domain/interactions'
import { queryClient } from '../../../lib/query-client.ts'

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

/** Everything that shows interactions is kept under it. */
export function interactionsKey(userId: string): readonly [string, string] {
  return ['interactions', userId]
}

/** A client's page and row say when they were last spoken to, and so does the list of calls. */
export async function refreshInteractions(userId: string): Promise<void> {
  await Promise.all(
    ['interactions', 'clients', 'calls'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name, userId] }),
    ),
  )
}
