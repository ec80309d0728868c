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

/** The name of the draft that has a tab's filters. */
export const FILTERS_DRAFT = 'tasks.filters'

export function readFilters(stored: unknown): TaskFilters {
  return filtersSchema.safeParse(stored).data ?? NO_FILTERS
}

/** A view hides nothing that the person does not know of. */
export function isFiltered({ text, status, priority }: TaskFilters): boolean {
  return text.trim() !== '' || status !== 'all' || priority !== 'all'
}
