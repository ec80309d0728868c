import type { InteractionType } from '@predio/domain/interactions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { INTERACTION_COLUMNS, type InteractionRow } from './interaction-row.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** From inclusive, until exclusive. */
export interface Span {
  from: Date
  until: Date
}

export interface AgendaEntry {
  at: Date
  row: InteractionRow
}

async function readAgenda(
  userId: string,
  { from, until }: Span,
  type: InteractionType | 'all',
  signal: AbortSignal,
): Promise<AgendaEntry[]> {
  let query = supabase()
    .from('interaction_rows')
    .select(INTERACTION_COLUMNS)
    .eq('user_id', userId)
    .gte('scheduled_at', from.toISOString())
    .lt('scheduled_at', until.toISOString())
  if (type !== 'all') query = query.eq('type', type)
  const { data } = await query.order('scheduled_at').order('id').abortSignal(signal).throwOnError()
  return data.map((row) => ({ at: new Date(row.moment), row }))
}

/** AGENDA-03: the interactions scheduled within the span. */
export function useAgenda(span: Span, type: InteractionType | 'all') {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf(
      'interactions',
      userId,
      'agenda',
      span.from.getTime(),
      span.until.getTime(),
      type,
    ),
    queryFn: ({ signal }) => readAgenda(userId, span, type, signal),
    placeholderData: keepPreviousData,
  })
}
