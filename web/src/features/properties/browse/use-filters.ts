import { useState } from 'react'
import { readDraft, saveDraft } from '../../../lib/drafts.ts'
import { useUser } from '../../../lib/session/index.ts'
import { NO_FILTERS, readFilters, type Filters } from './filters.ts'

const KEPT_AS = 'properties.filters'

interface UseFilters {
  filters: Filters
  change: (changes: Partial<Filters>) => void
  clear: () => void
}

/** Kept for this tab and this person, so that the list is as it was left. */
export function useFilters(): UseFilters {
  const { id } = useUser()
  const [filters, setFilters] = useState(() => readFilters(readDraft(KEPT_AS, id)))

  function set(next: Filters): void {
    setFilters(next)
    saveDraft(KEPT_AS, id, next)
  }

  return {
    filters,
    change: (changes) => set({ ...filters, ...changes }),
    // The order is no filter: it narrows nothing.
    clear: () => set({ ...NO_FILTERS, sort: filters.sort }),
  }
}
