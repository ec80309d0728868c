import { conversationTitle } from '@predio/domain/assistant'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useUser } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { keyOf } from '../../../../lib/data/query-keys.ts'

const PAGE = 30

export interface Conversation {
  id: string
  title: string
  lastAt: Date
  /** How many questions were asked in it. */
  count: number
}

async function listConversations(
  userId: string,
  from: number,
  signal: AbortSignal,
): Promise<Conversation[]> {
  const { data } = await supabase()
    .from('chat_conversations')
    .select('id, first_message, turns, last_at')
    .eq('user_id', userId)
    .order('last_at', { ascending: false })
    .order('id')
    .range(from, from + PAGE - 1)
    .abortSignal(signal)
    .throwOnError()
  // The view groups rows, and PostgreSQL does not say which of its columns are always there.
  return data.map(({ id, first_message, turns, last_at }) => ({
    id: id ?? '',
    title: conversationTitle(first_message ?? ''),
    lastAt: new Date(last_at ?? 0),
    count: turns ?? 0,
  }))
}

function conversationsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: keyOf('conversations', userId),
    queryFn: ({ pageParam, signal }) => listConversations(userId, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (page, _pages, from) => (page.length < PAGE ? undefined : from + PAGE),
  })
}

/** Past ones, the latest first, in pages. */
export function useConversations() {
  return useInfiniteQuery(conversationsQuery(useUser().id))
}
