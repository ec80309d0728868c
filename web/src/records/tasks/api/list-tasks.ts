import { viewRange } from '@predio/domain/tasks'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { searchPatterns } from '../../../lib/search-patterns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { TaskFilters } from '../filters.ts'
import { TASK_COLUMNS, type TaskRow } from './task-row.ts'
import { keysetPages, pageAfter, type Order } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const PAGE_SIZE = 50

/** TASK-06: open tasks first, then by due date. */
export const TASK_ORDER: Order<TaskRow> = [
  { column: 'is_open', ascending: false },
  { column: 'due_date', ascending: true, isNullable: true },
  { column: 'id', ascending: true },
]

export interface Day {
  now: Date
  zone: string
}

/** The query of the filters, without an order. */
export function selectTasks(userId: string, filters: TaskFilters, { now, zone }: Day) {
  let query = supabase().from('task_rows').select(TASK_COLUMNS).eq('user_id', userId)
  if (filters.view !== 'all') {
    const [start, end] = viewRange(filters.view, now, zone)
    query = query.eq('is_open', true).lt('due_date', new Date(end).toISOString())
    if (Number.isFinite(start)) query = query.gte('due_date', new Date(start).toISOString())
  }
  for (const pattern of searchPatterns(filters.text)) query = query.like('search', pattern)
  if (filters.status !== 'all') query = query.eq('status', filters.status)
  if (filters.priority !== 'all') query = query.eq('priority', filters.priority)
  return query
}

async function listTasks(
  userId: string,
  filters: TaskFilters,
  day: Day,
  after: TaskRow | null,
  signal: AbortSignal,
): Promise<TaskRow[]> {
  const { data } = await pageAfter(selectTasks(userId, filters, day), TASK_ORDER, after, PAGE_SIZE)
    .abortSignal(signal)
    .throwOnError()
  return data
}

function tasksQuery(userId: string, filters: TaskFilters, today: string, day: Day) {
  return infiniteQueryOptions({
    // Part of the key, because after midnight 'today' is another list.
    queryKey: keyOf('tasks', userId, 'list', filters, today, day.zone),
    queryFn: ({ pageParam, signal }) => listTasks(userId, filters, day, pageParam, signal),
    ...keysetPages<TaskRow>(PAGE_SIZE),
    placeholderData: keepPreviousData,
  })
}

export function useTasks(filters: TaskFilters, today: string, day: Day) {
  return useInfiniteQuery(tasksQuery(useUser().id, filters, today, day))
}
