import {
  type ListingFields,
  maskSecrets,
  type StoredContext,
  storedInteraction,
} from '@predio/domain/assistant'
import type { Json } from '@predio/domain/database'
import { log } from '../../../../lib/log.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { isDeleted } from './deletions.ts'
import { changed } from '../../../../lib/data/changed.ts'

const MAX_LISTINGS = 100
const LONGEST_OUTCOME = 400

interface InteractionEntry {
  /** What came of it may be added later. */
  id: string
  /** Who asked: where somebody else is signed in by now, the policy refuses it. */
  userId: string
  conversationId: string
  message: string
  response: string
  context: StoredContext
  /** Those shown below the answer. */
  listingIds: readonly number[]
  /** The person's own keys. */
  secrets: readonly string[]
}

interface Store {
  conversationId: string
  attempt: Promise<void>
}

/** What is on its way: an action may be settled before the answer it came with is stored. */
const storing = new Map<string, Store>()

/** Section 4: a question and its answer are kept afterwards, and a failure of that is only logged. */
export function storeInteraction(entry: InteractionEntry): Promise<void> {
  const { id, conversationId } = entry
  const attempt = store(entry)
    .catch((error: unknown) => log.error('chat interaction not stored', error))
    .finally(() => storing.delete(id))
  storing.set(id, { conversationId, attempt })
  return attempt
}

/** When all that is on its way into a conversation has arrived. */
export async function storesOf(conversationId: string): Promise<void> {
  const own = [...storing.values()].filter((each) => each.conversationId === conversationId)
  await Promise.all(own.map(({ attempt }) => attempt))
}

/** A line of what became of an action that was proposed with the answer. */
export async function addOutcome(interactionId: string, outcome: string): Promise<void> {
  try {
    await storing.get(interactionId)?.attempt
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

async function store(entry: InteractionEntry): Promise<void> {
  const { id, userId, conversationId, listingIds, secrets } = entry
  const { properties, history, leftOut, mark } = entry.context
  const { message, response, context } = storedInteraction({
    message: entry.message,
    response: entry.response,
    // The fields may come from anywhere: only those of the white-list are taken over.
    context: { listings: properties as ListingFields[], leftOut },
    history,
    mark,
    secrets,
  })
  if (await isDeleted(conversationId)) return
  await supabase()
    .from('chat_interactions')
    .insert({
      id,
      user_id: userId,
      conversation_id: conversationId,
      message,
      response,
      // Plain values through and through, which an interface does not say by itself.
      context: context as unknown as Json,
      listing_ids: listingIds.slice(0, MAX_LISTINGS),
    })
    .throwOnError()
  void changed('chat_interactions')
}
