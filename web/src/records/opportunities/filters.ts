import { OPPORTUNITY_STATUS_LABELS, OPPORTUNITY_TYPES } from '@predio/domain/opportunities'
import { z } from 'zod'
import { SORTS } from './messages.ts'

export type Sort = keyof typeof SORTS

const filtersSchema = z.object({
  text: z.string(),
  type: z.enum(['all', ...OPPORTUNITY_TYPES]),
  stageId: z.string(),
  status: z.enum(['all', ...keysOf(OPPORTUNITY_STATUS_LABELS)]),
  sort: z.enum(keysOf(SORTS)),
})

export type Filters = z.output<typeof filtersSchema>

export const NO_FILTERS: Filters = {
  text: '',
  type: 'all',
  stageId: 'all',
  status: 'all',
  sort: 'newest',
}

export function readFilters(stored: unknown): Filters {
  return filtersSchema.safeParse(stored).data ?? NO_FILTERS
}

/** Whether the filters may hide opportunities; the order hides none. */
export function isFiltered({ sort: _sort, ...filters }: Filters): boolean {
  const { sort: _order, ...none } = NO_FILTERS
  return keysOf(none).some((name) => filters[name] !== none[name])
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[]
}
