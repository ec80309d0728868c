import {
  citedListings,
  type ListingFields,
  maskSecrets,
  type StoredContext,
  storedInteraction,
} from '@predio/domain/assistant'
import type { Json } from '@predio/domain/database'
import { log } from '../../../../lib/log.ts'
import { newId } from '../../../../lib/new-id.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { refreshConversations } from './conversation-keys.ts'

const MOST_LISTINGS = 100
const LONGEST_OUTCOME = 400

export interface InteractionEntry {
  /** For whoever wants to add what came of it later. */
  id?: string
  conversationId: string
  message: string
  response: string
  context: StoredContext
  /** Those shown below the answer; without it, those its text mentions. */
  listingIds?: readonly number[]
}

/** What is on its way: an action may be settled before the answer it came with is stored. */
const storing = new Map<string, Promise<void>>()

/** Section 4: a question and its answer are kept afterwards, and a failure of that is only logged. */
export function storeInteraction(entry: InteractionEntry): Promise<void> {
  const id = entry.id ?? newId()
  const attempt = insert(id, entry)
    .catch((error: unknown) => log.error('chat interaction not stored', error))
    .finally(() => storing.delete(id))
  storing.set(id, attempt)
  return attempt
}

/** A line of what became of an action that was proposed with the answer. */
export async function addOutcome(interactionId: string, outcome: string): Promise<void> {
  try {
    await storing.get(interactionId)
    await supabase()
      .rpc('add_chat_outcome', {
        interaction_id: interactionId,
        outcome: maskSecrets(outcome).slice(0, LONGEST_OUTCOME),
      })
      .throwOnError()
  } catch (error) {
    log.error('outcome of a chat interaction not stored', error)
  }
}

async function insert(id: string, entry: InteractionEntry): Promise<void> {
  const { properties, history, leftOut } = entry.context
  // The fields may come from anywhere: only those of the white-list are taken over.
  const listings = properties as ListingFields[]
  const { message, response, context } = storedInteraction(
    entry.message,
    entry.response,
    { listings, leftOut },
    history,
  )
  const listingIds = entry.listingIds ?? citedListings(response, listings).map((each) => each.id)
  await supabase()
    .from('chat_interactions')
    .insert({
      id,
      conversation_id: entry.conversationId,
      message,
      response,
      // Plain values through and through, which an interface does not say by itself.
      context: context as unknown as Json,
      listing_ids: listingIds.slice(0, MOST_LISTINGS),
    })
    .throwOnError()
  void refreshConversations()
}
