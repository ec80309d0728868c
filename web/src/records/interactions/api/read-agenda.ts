import { type Day, type View, withoutGroups } from '@predio/domain/views'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Order } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { MAX_ROWS } from '../../../lib/read-all.ts'
import { supabase } from '../../../lib/supabase.ts'
import { pageOf, viewQuery } from '../../../capabilities/views/api/select-rows.ts'
import { INTERACTION_COLUMNS, type InteractionRow } from './interaction-row.ts'

export interface Span {
  from: Date
  until: Date
}

export interface AgendaEntry {
  at: Date
  row: InteractionRow
}

const BY_TIME: Order<InteractionRow> = [
  { column: 'scheduled_at', ascending: true, isNullable: true },
  { column: 'id', ascending: true },
]

/** VIEW-41: the agenda ignores these fields of a view, because it shows whole days and chooses the days itself. */
const IGNORED_FIELDS = new Set(['texto', 'fecha', 'agendada'])

export function agendaView(view: View): View {
  return {
    ...view,
    conditions: withoutGroups(view.conditions, ({ field }) => IGNORED_FIELDS.has(field)),
  }
}

async function readAgenda(
  { from, until }: Span,
  view: string,
  day: Day,
  signal: AbortSignal,
): Promise<AgendaEntry[]> {
  const { tests } = viewQuery('interactions', view, day)
  const within = [
    { column: 'scheduled_at', is: 'gte', value: from.toISOString() },
    { column: 'scheduled_at', is: 'lt', value: until.toISOString() },
  ] as const
  const { data } = await supabase()
    .rpc('list_interactions', pageOf([...tests, [within]], BY_TIME, null, MAX_ROWS))
    .select(INTERACTION_COLUMNS)
    .abortSignal(signal)
    .throwOnError()
  return data.map((row) => ({ at: new Date(row.moment), row }))
}

/** AGENDA-03: the agenda shows the scheduled interactions of a view. */
export function useAgenda(span: Span, view: string, today: string, day: Day) {
  const { id: userId } = useUser()
  const page = [span.from.getTime(), span.until.getTime()] as const
  return useQuery({
    queryKey: keyOf('interactions', userId, 'agenda', ...page, view, today, day.zone),
    queryFn: ({ signal }) => readAgenda(span, view, day, signal),
    placeholderData: keepPreviousData,
  })
}
