import { useDraft } from '../../../lib/use-draft.ts'
import { NO_FILTERS, readFilters, type ClientFilters } from '../../../records/clients/filters.ts'

export function useClientFilters() {
  const [filters, set] = useDraft('clients.filters', readFilters)
  return {
    filters,
    change: (changes: Partial<ClientFilters>) => set({ ...filters, ...changes }),
    clear: () => set(NO_FILTERS),
  }
}
