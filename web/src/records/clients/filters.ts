import { CLIENT_STATUSES, CLIENT_TYPES } from '@predio/domain/clients'
import { z } from 'zod'

const filtersSchema = z.object({
  text: z.string(),
  type: z.enum(['all', ...CLIENT_TYPES]),
  status: z.enum(['all', ...CLIENT_STATUSES]),
  /** Only clients that are marked for review. */
  review: z.boolean().default(false),
})

export type ClientFilters = z.output<typeof filtersSchema>

export const NO_FILTERS: ClientFilters = { text: '', type: 'all', status: 'all', review: false }

/** Validates the filters stored in the tab, which another release may have written. */
export function readFilters(stored: unknown): ClientFilters {
  return filtersSchema.safeParse(stored).data ?? NO_FILTERS
}

export function isFiltered({ text, type, status, review }: ClientFilters): boolean {
  return text.trim() !== '' || type !== 'all' || status !== 'all' || review
}
