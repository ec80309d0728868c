import type { InteractionType } from '@predio/domain/interactions'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { cursorAfter } from '../../../../../lib/data/keyset.ts'
import { keyOf } from '../../../../../lib/data/query-keys.ts'
import { searchPatterns } from '../../../../../lib/search-patterns.ts'
import { useUser } from '../../../../../lib/session/index.ts'
import { supabase } from '../../../../../lib/supabase.ts'

const PAGE_SIZE = 30

/** HIST-02: groups of entries, each with a chip that filters the history. */
export const HISTORY_CHIPS = [
  'notes',
  'calls',
  'visits',
  'messages',
  'deals',
  'selections',
  'documents',
  'tasks',
] as const
export type HistoryChip = (typeof HISTORY_CHIPS)[number]

interface Row<Source extends string, Type extends string, Facts extends object> {
  source: Source
  id: string
  at: string
  record_id: string
  type: Type
  title: string
  detail: string | null
  facts: Facts
}

export type InteractionEntry = Row<
  'interaction',
  InteractionType | 'answer',
  {
    property: string | null
    is_inbound?: boolean
    pinned_at: string | null
    /** Version of the entry; a change is stored only if this is still the stored version. */
    updated_at: string
    photos: string[]
  }
>

export type HistoryEntry =
  | InteractionEntry
  | Row<'message', 'inbound' | 'outbound', object>
  | Row<'opportunity', 'sale' | 'rent', { property: string | null }>
  | Row<'stage', 'sale' | 'rent', { property: string | null; from: string | null }>
  | Row<
      'price',
      'sale' | 'rent',
      { from: number; to: number; currency: 'MXN' | 'USD'; wordpress_id: number | null }
    >
  | Row<'task', string, object>
  | Row<'document', string, object>
  | Row<'share', 'share', { views: number }>
  | Row<'selection', 'sent', object>
  | Row<'opening', 'opened', { views: number }>

interface HistoryPage {
  entries: HistoryEntry[]
  pinned?: InteractionEntry[]
  ahead?: HistoryEntry[]
  counts?: Partial<Record<HistoryChip, number>>
}

export interface HistoryFilters {
  chip: HistoryChip | null
  text: string
}

async function readHistory(
  clientId: string,
  { chip, text }: HistoryFilters,
  after: HistoryEntry | null,
  signal: AbortSignal,
): Promise<HistoryPage> {
  const { data } = await supabase()
    .rpc('client_history', {
      of_client: clientId,
      patterns: searchPatterns(text),
      ...(chip && { chip }),
      ...(after && { after_at: after.at, after_source: after.source, after_id: after.id }),
    })
    .abortSignal(signal)
    .throwOnError()
  return data as unknown as HistoryPage
}

function historyQuery(userId: string, clientId: string, filters: HistoryFilters) {
  return infiniteQueryOptions({
    queryKey: keyOf('client-history', userId, clientId, filters),
    queryFn: ({ pageParam, signal }) => readHistory(clientId, filters, pageParam, signal),
    initialPageParam: null as HistoryEntry | null,
    getNextPageParam: ({ entries }) => cursorAfter(entries, PAGE_SIZE),
    placeholderData: keepPreviousData,
  })
}

/** HIST-01: the newest entry comes first. */
export function useHistory(clientId: string, filters: HistoryFilters) {
  return useInfiniteQuery(historyQuery(useUser().id, clientId, filters))
}
