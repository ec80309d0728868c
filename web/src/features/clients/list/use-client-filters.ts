import { useState } from 'react'
import { readDraft, saveDraft } from '../../../lib/drafts.ts'
import { useUser } from '../../../lib/session/index.ts'
import { NO_FILTERS, readFilters, type ClientFilters } from './filters.ts'

const KEPT_AS = 'clients.filters'

/** Kept for this tab and this person, so that the list is as it was left. */
export function useClientFilters() {
  const { id } = useUser()
  const [filters, setFilters] = useState(() => readFilters(readDraft(KEPT_AS, id)))

  function set(next: ClientFilters): void {
    setFilters(next)
    saveDraft(KEPT_AS, id, next)
  }

  return {
    filters,
    change: (changes: Partial<ClientFilters>) => set({ ...filters, ...changes }),
    clear: () => set(NO_FILTERS),
  }
}
