import { useState } from 'react'
import { readDraft, saveDraft } from '../../../lib/drafts.ts'
import { useUser } from '../../../lib/session/index.ts'
import {
  NO_FILTERS,
  readFilters,
  type DocumentFilters,
} from '../../../records/documents/filters.ts'

const KEPT_AS = 'documents.filters'

/** Kept for this tab and this person, so that the list is as it was left. */
export function useDocumentFilters() {
  const { id } = useUser()
  const [filters, setFilters] = useState(() => readFilters(readDraft(KEPT_AS, id)))

  function set(next: DocumentFilters): void {
    setFilters(next)
    saveDraft(KEPT_AS, id, next)
  }

  return {
    filters,
    change: (changes: Partial<DocumentFilters>) => set({ ...filters, ...changes }),
    clear: () => set(NO_FILTERS),
  }
}
