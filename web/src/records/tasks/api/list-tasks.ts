import { viewRange } from '@predio/domain/tasks'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { searchPatterns } from '../../../lib/search-patterns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { TaskFilters } from '../filters.ts'
import { TASK_COLUMNS, type TaskRow } from './task-row.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const PAGE = 50

export interface Day {
  now: Date
  zone: string
}

/** What the filters let through, in no order yet. */
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
  from: number,
  signal: AbortSignal,
): Promise<TaskRow[]> {
  const { data } = await selectTasks(userId, filters, day)
    // What is still to do comes first; section 7: by due date.
    .order('is_open', { ascending: false })
    .order('due_date')
    .order('id')
    .range(from, from + PAGE - 1)
    .abortSignal(signal)
    .throwOnError()
  return data
}

function tasksQuery(userId: string, filters: TaskFilters, today: string, day: Day) {
  return infiniteQueryOptions({
    // The day is part of the question: past midnight 'today' is another list.
    queryKey: keyOf('tasks', userId, 'list', filters, today, day.zone),
    queryFn: ({ pageParam, signal }) => listTasks(userId, filters, day, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (page, _pages, from) => (page.length < PAGE ? undefined : from + PAGE),
    placeholderData: keepPreviousData,
  })
}

export function useTasks(filters: TaskFilters, today: string, day: Day) {
  return useInfiniteQuery(tasksQuery(useUser().id, filters, today, day))
}
