import { useDraft } from '../../../lib/use-draft.ts'
import { NO_FILTERS, readFilters, type Filters } from './filters.ts'

interface UseFilters {
  filters: Filters
  change: (changes: Partial<Filters>) => void
  clear: () => void
}

export function useFilters(): UseFilters {
  const [filters, set] = useDraft('properties.filters', readFilters)
  return {
    filters,
    change: (changes) => set({ ...filters, ...changes }),
    // The order is no filter: it narrows nothing.
    clear: () => set({ ...NO_FILTERS, sort: filters.sort }),
  }
}
