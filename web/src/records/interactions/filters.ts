import { INTERACTION_TYPES } from '@predio/domain/interactions'
import { z } from 'zod'

const filtersSchema = z.object({
  layout: z.enum(['list', 'month', 'week']),
  text: z.string(),
  type: z.enum(['all', ...INTERACTION_TYPES]),
})

export type InteractionFilters = z.output<typeof filtersSchema>

export const NO_FILTERS: InteractionFilters = { layout: 'list', text: '', type: 'all' }

export function readFilters(stored: unknown): InteractionFilters {
  return filtersSchema.safeParse(stored).data ?? NO_FILTERS
}

export function isFiltered({ text, type }: InteractionFilters): boolean {
  return text.trim() !== '' || type !== 'all'
}
