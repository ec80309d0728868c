import type { Day, ViewQuery } from '@predio/domain/views'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { keysetPages, type Order } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { useToday } from '../../../capabilities/profile/use-today.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import {
  type ListPage,
  orderOf,
  pageOf,
  viewQuery,
} from '../../../capabilities/views/api/select-rows.ts'
import { ROW_COLUMNS, type OpportunityRow } from './opportunity-row.ts'

const PAGE_SIZE = 50

const NEWEST_FIRST: Order<OpportunityRow> = [
  { column: 'created_at', ascending: false },
  { column: 'id', ascending: true },
]

export function orderOfView({ sorts }: ViewQuery): Order<OpportunityRow> {
  return orderOf(sorts, NEWEST_FIRST)
}

export function selectOpportunities(page: ListPage) {
  return supabase().rpc('list_opportunities', page).select(ROW_COLUMNS)
}

async function listOpportunities(
  view: string,
  day: Day,
  after: OpportunityRow | null,
  signal: AbortSignal,
): Promise<OpportunityRow[]> {
  const query = viewQuery('opportunities', view, day)
  const page = pageOf(query.tests, orderOfView(query), after, PAGE_SIZE)
  const { data } = await selectOpportunities(page).abortSignal(signal).throwOnError()
  return data
}

function opportunitiesQuery(userId: string, view: string, today: string, day: Day) {
  return infiniteQueryOptions({
    queryKey: keyOf('opportunities', userId, 'list', view, today, day.zone),
    queryFn: ({ pageParam, signal }) => listOpportunities(view, day, pageParam, signal),
    ...keysetPages<OpportunityRow>(PAGE_SIZE),
    // The last rows stay while a word is typed, so that the list does not flicker.
    placeholderData: keepPreviousData,
  })
}

export function useOpportunities(view: string) {
  const { id } = useUser()
  const day = { now: useNow(), zone: useZone() }
  return useInfiniteQuery(opportunitiesQuery(id, view, useToday(), day))
}
