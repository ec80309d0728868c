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
import { TASK_COLUMNS, type TaskRow } from './task-row.ts'

const PAGE_SIZE = 50

export type ListedTask = TaskRow & { urgency: number }

/** TASK-06: open tasks come first, then by due date; at the same moment the more urgent first. */
const TASK_ORDER: Order<ListedTask> = [
  { column: 'is_open', ascending: false },
  { column: 'due_date', ascending: true, isNullable: true },
  { column: 'urgency', ascending: false },
  { column: 'id', ascending: true },
]

export function taskOrder({ sorts }: ViewQuery): Order<ListedTask> {
  return orderOf(sorts, TASK_ORDER)
}

export const LISTED_TASK = `${TASK_COLUMNS}, urgency` as const

export function selectTasks(page: ListPage) {
  return supabase().rpc('list_tasks', page).select(LISTED_TASK)
}

async function listTasks(
  view: string,
  day: Day,
  after: ListedTask | null,
  signal: AbortSignal,
): Promise<ListedTask[]> {
  const query = viewQuery('tasks', view, day)
  const page = pageOf(query.tests, taskOrder(query), after, PAGE_SIZE)
  const { data } = await selectTasks(page).abortSignal(signal).throwOnError()
  return data
}

function tasksQuery(userId: string, view: string, today: string, day: Day) {
  return infiniteQueryOptions({
    // The day is part of the key, because after midnight 'today' is another list.
    queryKey: keyOf('tasks', userId, 'list', view, today, day.zone),
    queryFn: ({ pageParam, signal }) => listTasks(view, day, pageParam, signal),
    ...keysetPages<ListedTask>(PAGE_SIZE),
    placeholderData: keepPreviousData,
  })
}

export function useTasks(view: string, today: string, day: Day) {
  return useInfiniteQuery(tasksQuery(useUser().id, view, today, day))
}
