import { conversationTitle } from '@predio/domain/assistant'
import type { Tables } from '@predio/domain/database'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useUser } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { keysetPages, pageAfter, type Order } from '../../../../lib/data/keyset.ts'
import { keyOf } from '../../../../lib/data/query-keys.ts'

const PAGE = 30

export interface Conversation {
  id: string
  title: string
  lastAt: Date
  count: number
}

type ConversationRow = Omit<Tables<'chat_conversations'>, 'user_id'>

const LATEST_FIRST: Order<ConversationRow> = [
  { column: 'last_at', ascending: false, isNullable: true },
  { column: 'id', ascending: true, isNullable: true },
]

async function listConversations(
  userId: string,
  after: ConversationRow | null,
  signal: AbortSignal,
): Promise<ConversationRow[]> {
  const query = supabase()
    .from('chat_conversations')
    .select('id, first_message, turns, last_at')
    .eq('user_id', userId)
  const { data } = await pageAfter(query, LATEST_FIRST, after, PAGE)
    .abortSignal(signal)
    .throwOnError()
  return data
}

function toConversation({ id, first_message, turns, last_at }: ConversationRow): Conversation {
  return {
    id: id ?? '',
    title: conversationTitle(first_message ?? ''),
    lastAt: new Date(last_at ?? 0),
    count: turns ?? 0,
  }
}

function conversationsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: keyOf('conversations', userId),
    queryFn: ({ pageParam, signal }) => listConversations(userId, pageParam, signal),
    ...keysetPages<ConversationRow>(PAGE),
    select: ({ pages }) => pages.flat().map(toConversation),
  })
}

export function useConversations() {
  return useInfiniteQuery(conversationsQuery(useUser().id))
}
