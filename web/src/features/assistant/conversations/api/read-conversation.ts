import { parseOutcome, readMark, type StoredOutcome, type TurnMark } from '@predio/domain/assistant'
import { supabase } from '../../../../lib/supabase.ts'

/** For a longer conversation only the last turns are read, where the person continues. */
const MAX_TURNS = 200

export interface StoredTurn {
  id: string
  message: string
  response: string
  listingIds: string[]
  outcomes: StoredOutcome[]
  mark: TurnMark
}

export async function readConversation(id: string): Promise<StoredTurn[]> {
  const { data } = await supabase()
    .from('chat_interactions')
    .select('id, message, response, listing_ids, outcomes, mark:context->mark')
    .eq('conversation_id', id)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(MAX_TURNS)
    .throwOnError()
  return data
    .map((row) => ({
      id: row.id,
      message: row.message,
      response: row.response ?? '',
      listingIds: row.listing_ids.map(String),
      outcomes: row.outcomes.map(parseOutcome),
      mark: readMark(row.mark),
    }))
    .toReversed()
}
