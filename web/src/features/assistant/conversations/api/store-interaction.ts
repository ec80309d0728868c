import {
  formatOutcome,
  type ListingFields,
  type ProposalOutcome,
  type StoredContext,
  storedInteraction,
} from '@predio/domain/assistant'
import type { Json } from '@predio/domain/database'
import { log } from '../../../../lib/log.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { isDeleted } from './deletions.ts'
import { changed } from '../../../../lib/data/changed.ts'

const MAX_LISTINGS = 100

interface InteractionEntry {
  /** The browser makes the id, because outcomes of the answer's proposals are stored under it later. */
  id: string
  /** If another person has signed in meanwhile, the database's policy refuses the row. */
  userId: string
  conversationId: string
  message: string
  response: string
  context: StoredContext
  listingIds: readonly number[]
  secrets: readonly string[]
}

interface Store {
  conversationId: string
  attempt: Promise<void>
}

/** Answers that are being stored; the outcome of a proposal waits for its answer. */
const storing = new Map<string, Store>()

/** AST-76: a failure is logged and not shown. */
export function storeInteraction(entry: InteractionEntry): Promise<void> {
  const { id, conversationId } = entry
  const attempt = store(entry)
    .catch((error: unknown) => log.error('chat interaction not stored', error))
    .finally(() => storing.delete(id))
  storing.set(id, { conversationId, attempt })
  return attempt
}

export async function storesOf(conversationId: string): Promise<void> {
  const own = [...storing.values()].filter((each) => each.conversationId === conversationId)
  await Promise.all(own.map(({ attempt }) => attempt))
}

export async function addOutcome(interactionId: string, outcome: ProposalOutcome): Promise<void> {
  try {
    await storing.get(interactionId)?.attempt
    await supabase()
      .rpc('add_chat_outcome', {
        interaction_id: interactionId,
        outcome: formatOutcome(outcome),
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
      context: context as unknown as Json,
      listing_ids: listingIds.slice(0, MAX_LISTINGS),
    })
    .throwOnError()
  void changed('chat_interactions')
}
