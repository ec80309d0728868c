import { useKept } from '../../../lib/use-kept.ts'
import { NO_FILTERS, readFilters, type ClientFilters } from './filters.ts'

export function useClientFilters() {
  const [filters, set] = useKept('clients.filters', readFilters)
  return {
    filters,
    change: (changes: Partial<ClientFilters>) => set({ ...filters, ...changes }),
    clear: () => set(NO_FILTERS),
  }
}
