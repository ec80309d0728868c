import { useKept } from '../../../lib/use-kept.ts'
import { NO_FILTERS, readFilters, type ClientFilters } from '../../../records/clients/filters.ts'

export function useClientFilters() {
  const [filters, set] = useKept('clients.filters', readFilters)
  return {
    filters,
    change: (changes: Partial<ClientFilters>) => set({ ...filters, ...changes }),
    clear: () => set(NO_FILTERS),
  }
}
