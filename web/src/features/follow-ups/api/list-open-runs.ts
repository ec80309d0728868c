import type { RunStopReason, RunState } from '@predio/domain/follow-ups'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { keysetPages, pageAfter, type Order } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

const PAGE_SIZE = 30

const COLUMNS =
  'id, plan_name, state, why, next_on, updated_at, client:clients!inner(id, first_name, last_name)'

export interface OpenRun {
  id: string
  plan_name: string
  state: RunState
  why: RunStopReason | null
  next_on: string | null
  updated_at: string
  client: { id: string; first_name: string; last_name: string | null }
}

const ORDER: Order<OpenRun> = [
  { column: 'next_on', ascending: true, isNullable: true },
  { column: 'id', ascending: true },
]

async function listOpenRuns(
  userId: string,
  after: OpenRun | null,
  signal: AbortSignal,
): Promise<OpenRun[]> {
  const query = supabase()
    .from('follow_up_runs')
    .select(COLUMNS)
    .eq('user_id', userId)
    .neq('state', 'ended')
  const { data } = await pageAfter(query, ORDER, after, PAGE_SIZE)
    .abortSignal(signal)
    .throwOnError()
  return data
}

function openRunsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: keyOf('follow-up-runs', userId),
    queryFn: ({ pageParam, signal }) => listOpenRuns(userId, pageParam, signal),
    ...keysetPages<OpenRun>(PAGE_SIZE),
  })
}

export function useOpenRuns() {
  return useInfiniteQuery(openRunsQuery(useUser().id))
}
