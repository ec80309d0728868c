import type { Day, ViewQuery } from '@predio/domain/views'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { applyTests, orderOf } from '../../../lib/data/apply-tests.ts'
import { keysetPages, pageAfter, type Order } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { viewQuery } from '../../views/api/select-rows.ts'
import { TASK_COLUMNS, type TaskRow } from './task-row.ts'

const PAGE_SIZE = 50

/** A task of the list, with the rank of its priority. */
export type ListedTask = TaskRow & { urgency: number }

/** TASK-06: open tasks first, then by due date, of the same moment the more urgent first. */
const TASK_ORDER: Order<ListedTask> = [
  { column: 'is_open', ascending: false },
  { column: 'due_date', ascending: true, isNullable: true },
  { column: 'urgency', ascending: false },
  { column: 'id', ascending: true },
]

/** The orders of a view replace the usual one. */
export function taskOrder({ sorts }: ViewQuery): Order<ListedTask> {
  return sorts.length > 0 ? orderOf<ListedTask>(sorts) : TASK_ORDER
}

export const LISTED_TASK = `${TASK_COLUMNS}, urgency` as const

/** Tasks as the list shows them, of any view and in no order. */
export function selectTasks(userId: string) {
  return supabase().from('task_rows').select(LISTED_TASK).eq('user_id', userId)
}

async function listTasks(
  userId: string,
  view: string,
  day: Day,
  after: ListedTask | null,
  signal: AbortSignal,
): Promise<ListedTask[]> {
  const query = viewQuery('tasks', view, day)
  const rows = applyTests(selectTasks(userId), query.tests)
  const { data } = await pageAfter(rows, taskOrder(query), after, PAGE_SIZE)
    .abortSignal(signal)
    .throwOnError()
  return data
}

function tasksQuery(userId: string, view: string, today: string, day: Day) {
  return infiniteQueryOptions({
    // Part of the key, because after midnight 'today' is another list.
    queryKey: keyOf('tasks', userId, 'list', view, today, day.zone),
    queryFn: ({ pageParam, signal }) => listTasks(userId, view, day, pageParam, signal),
    ...keysetPages<ListedTask>(PAGE_SIZE),
    placeholderData: keepPreviousData,
  })
}

/** The tasks of a view, written as in an address. */
export function useTasks(view: string, today: string, day: Day) {
  return useInfiniteQuery(tasksQuery(useUser().id, view, today, day))
}
