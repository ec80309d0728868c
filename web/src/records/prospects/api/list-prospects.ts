import type { ProspectStatus } from '@predio/domain/prospects'
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { keysetPages, pageAfter } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useLiveTable } from '../../../lib/data/use-live-table.ts'
import { searchPatterns } from '../../../lib/search-patterns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { PROSPECT_COLUMNS, PROSPECT_ORDER, type Prospect } from './prospect-row.ts'

const PAGE = 50

export interface ProspectList {
  status: ProspectStatus
  text: string
}

const WAITING: ProspectList = { status: 'waiting', text: '' }

export async function listProspects(
  userId: string,
  { status, text }: ProspectList,
  after: Prospect | null,
  signal: AbortSignal,
  most = PAGE,
): Promise<Prospect[]> {
  let query = supabase()
    .from('prospect_rows')
    .select(PROSPECT_COLUMNS)
    .eq('user_id', userId)
    .eq('status', status)
  for (const pattern of searchPatterns(text)) query = query.like('search', pattern)
  const { data } = await pageAfter(query, PROSPECT_ORDER, after, most)
    .abortSignal(signal)
    .throwOnError()
  return data
}

function prospectsQuery(userId: string, list: ProspectList) {
  return infiniteQueryOptions({
    queryKey: keyOf('prospects', userId, 'list', list),
    queryFn: ({ pageParam, signal }) => listProspects(userId, list, pageParam, signal),
    ...keysetPages<Prospect>(PAGE),
    placeholderData: keepPreviousData,
  })
}

/** PROS-58: the list, newest first, updates itself when prospects arrive, because on a phone the closed menu shows no count of them. */
export function useProspects(list: ProspectList) {
  useLiveTable('prospects')
  return useInfiniteQuery(prospectsQuery(useUser().id, list))
}

/** Who waits for an answer. */
export function useWaitingProspects() {
  return useProspects(WAITING)
}

async function countWaiting(userId: string, signal: AbortSignal): Promise<number> {
  const { count } = await supabase()
    .from('prospects')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId)
    .eq('status', 'waiting')
    .abortSignal(signal)
    .throwOnError()
  return count ?? 0
}

export function useWaitingCount(enabled: boolean) {
  const { id } = useUser()
  return useQuery({
    queryKey: keyOf('prospects', id, 'waiting'),
    queryFn: ({ signal }) => countWaiting(id, signal),
    enabled,
  })
}
