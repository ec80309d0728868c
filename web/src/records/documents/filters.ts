import { DATE_RANGES, DOCUMENT_CATEGORIES, DOCUMENT_STATUSES } from '@predio/domain/documents'
import { z } from 'zod'

const filtersSchema = z.object({
  text: z.string(),
  category: z.enum(['all', ...DOCUMENT_CATEGORIES]),
  status: z.enum(['all', ...DOCUMENT_STATUSES]),
  range: z.enum(DATE_RANGES),
})

export type DocumentFilters = z.output<typeof filtersSchema>

export const NO_FILTERS: DocumentFilters = {
  text: '',
  category: 'all',
  status: 'all',
  range: 'all',
}

/** Reads the filters that the tab stored; another release may have stored another shape. */
export function readFilters(stored: unknown): DocumentFilters {
  return filtersSchema.safeParse(stored).data ?? NO_FILTERS
}

export function isFiltered({ text, category, status, range }: DocumentFilters): boolean {
  return text.trim() !== '' || category !== 'all' || status !== 'all' || range !== 'all'
}
