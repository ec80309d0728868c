import type { Day, ViewQuery } from '@predio/domain/views'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { keysetPages, type Order } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import {
  type ListPage,
  orderOf,
  pageOf,
  viewQuery,
} from '../../../capabilities/views/api/select-rows.ts'
import { INTERACTION_COLUMNS, INTERACTION_ORDER, type InteractionRow } from './interaction-row.ts'

const PAGE_SIZE = 50

export type ListedInteraction = InteractionRow & { created_at: string }

export function interactionOrder({ sorts }: ViewQuery): Order<ListedInteraction> {
  return orderOf(sorts, INTERACTION_ORDER)
}

export const LISTED_INTERACTION = `${INTERACTION_COLUMNS}, created_at` as const

export function selectInteractions(page: ListPage) {
  return supabase().rpc('list_interactions', page).select(LISTED_INTERACTION)
}

async function listInteractions(
  view: string,
  day: Day,
  after: ListedInteraction | null,
  signal: AbortSignal,
): Promise<ListedInteraction[]> {
  const query = viewQuery('interactions', view, day)
  const page = pageOf(query.tests, interactionOrder(query), after, PAGE_SIZE)
  const { data } = await selectInteractions(page).abortSignal(signal).throwOnError()
  return data
}

function interactionsQuery(userId: string, view: string, today: string, day: Day) {
  return infiniteQueryOptions({
    queryKey: keyOf('interactions', userId, 'list', view, today, day.zone),
    queryFn: ({ pageParam, signal }) => listInteractions(view, day, pageParam, signal),
    ...keysetPages<ListedInteraction>(PAGE_SIZE),
    placeholderData: keepPreviousData,
  })
}

export function useInteractions(view: string, today: string, day: Day) {
  return useInfiniteQuery(interactionsQuery(useUser().id, view, today, day))
}
