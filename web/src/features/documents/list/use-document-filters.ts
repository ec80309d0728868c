import { useDraft } from '../../../lib/use-draft.ts'
import {
  NO_FILTERS,
  readFilters,
  type DocumentFilters,
} from '../../../records/documents/filters.ts'

export function useDocumentFilters() {
  const [filters, set] = useDraft('documents.filters', readFilters)
  return {
    filters,
    change: (changes: Partial<DocumentFilters>) => set({ ...filters, ...changes }),
    clear: () => set(NO_FILTERS),
  }
}
