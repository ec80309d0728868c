import { TASK_PRIORITIES, TASK_STATUSES, TASK_VIEWS } from '@predio/domain/tasks'
import { z } from 'zod'

const filtersSchema = z.object({
  view: z.enum(TASK_VIEWS),
  text: z.string(),
  status: z.enum(['all', ...TASK_STATUSES]),
  priority: z.enum(['all', ...TASK_PRIORITIES]),
})

export type TaskFilters = z.output<typeof filtersSchema>

export const NO_FILTERS: TaskFilters = { view: 'today', text: '', status: 'all', priority: 'all' }

/** The draft that stores the filters of the tab. */
export const FILTERS_DRAFT = 'tasks.filters'

export function readFilters(stored: unknown): TaskFilters {
  return filtersSchema.safeParse(stored).data ?? NO_FILTERS
}

/** The view does not count as a filter: an empty view has a text of its own. */
export function isFiltered({ text, status, priority }: TaskFilters): boolean {
  return text.trim() !== '' || status !== 'all' || priority !== 'all'
}
