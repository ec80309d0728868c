import type { Day, View } from '@predio/domain/views'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { applyTests } from '../../../lib/data/apply-tests.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { viewQuery } from '../../views/api/select-rows.ts'
import { INTERACTION_COLUMNS, type InteractionRow } from './interaction-row.ts'

/** From inclusive, until exclusive. */
export interface Span {
  from: Date
  until: Date
}

export interface AgendaEntry {
  at: Date
  row: InteractionRow
}

/** VIEW-41: the agenda shows whole days, and its page says which. */
const LEFT_OUT = new Set(['texto', 'fecha', 'agendada'])

/** What of a view counts in the agenda. */
export function agendaView(view: View): View {
  return { ...view, conditions: view.conditions.filter(({ field }) => !LEFT_OUT.has(field)) }
}

async function readAgenda(
  userId: string,
  { from, until }: Span,
  view: string,
  day: Day,
  signal: AbortSignal,
): Promise<AgendaEntry[]> {
  const query = supabase()
    .from('interaction_rows')
    .select(INTERACTION_COLUMNS)
    .eq('user_id', userId)
    .gte('scheduled_at', from.toISOString())
    .lt('scheduled_at', until.toISOString())
  const { data } = await applyTests(query, viewQuery('interactions', view, day).tests)
    .order('scheduled_at')
    .order('id')
    .abortSignal(signal)
    .throwOnError()
  return data.map((row) => ({ at: new Date(row.moment), row }))
}

/** AGENDA-03: the interactions scheduled within the span that a view has, written as in an address. */
export function useAgenda(span: Span, view: string, today: string, day: Day) {
  const { id: userId } = useUser()
  const page = [span.from.getTime(), span.until.getTime()] as const
  return useQuery({
    queryKey: keyOf('interactions', userId, 'agenda', ...page, view, today, day.zone),
    queryFn: ({ signal }) => readAgenda(userId, span, view, day, signal),
    placeholderData: keepPreviousData,
  })
}
