import type { CallFactsRow, FreshOffer } from '@predio/domain/calls'
import type { Json } from '@predio/domain/database'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { cursorAfter } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

/** CALL-08: the next page begins after the last call's key. */
interface CallKey {
  id: string
  rule: number
  days: number
  name: string
}

export interface CallPage {
  contacted: number
  total: number
  calls: (CallFactsRow & CallKey)[]
}

export interface CallQuestion {
  /** The offers are passed in, because the database does not know the listings of the site. */
  offers: readonly FreshOffer[]
  today: string
  enabled: boolean
}

const PAGE_SIZE = 50

async function listCalls(
  offers: readonly FreshOffer[],
  after: CallKey | null,
  size: number,
  signal: AbortSignal,
): Promise<CallPage> {
  const { data } = await supabase()
    .rpc('call_list', {
      offers: offers as unknown as Json,
      page_size: size,
      ...(after && {
        after: { rule: after.rule, days: after.days, name: after.name, id: after.id },
      }),
    })
    .abortSignal(signal)
    .throwOnError()
  return data as unknown as CallPage
}

function firstCallsQuery(userId: string, size: number, { offers, today, enabled }: CallQuestion) {
  return queryOptions({
    queryKey: keyOf('calls', userId, 'first', size, today, offers),
    queryFn: ({ signal }) => listCalls(offers, null, size, signal),
    placeholderData: keepPreviousData,
    enabled,
  })
}

export function useFirstCalls(size: number, question: CallQuestion) {
  return useQuery(firstCallsQuery(useUser().id, size, question))
}

function callPagesQuery(userId: string, { offers, today, enabled }: CallQuestion) {
  return infiniteQueryOptions({
    queryKey: keyOf('calls', userId, 'pages', today, offers),
    queryFn: ({ pageParam, signal }) => listCalls(offers, pageParam, PAGE_SIZE, signal),
    initialPageParam: null as CallKey | null,
    getNextPageParam: ({ calls }) => cursorAfter<CallKey>(calls, PAGE_SIZE),
    placeholderData: keepPreviousData,
    enabled,
  })
}

export function useCallPages(question: CallQuestion) {
  return useInfiniteQuery(callPagesQuery(useUser().id, question))
}
