import { useState } from 'react'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'

export interface Selection {
  documents: readonly DocumentRow[]
  has: (id: string) => boolean
  set: (document: DocumentRow, isSelected: boolean) => void
  setAll: (documents: readonly DocumentRow[]) => void
  clear: () => void
}

/** Holds whole documents and not ids, so that documents hidden by a later filter stay selected. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, DocumentRow>>(new Map())
  return {
    documents: [...chosen.values()],
    has: (id) => chosen.has(id),
    set: (document, isSelected) => {
      const next = new Map(chosen)
      if (isSelected) next.set(document.id, document)
      else next.delete(document.id)
      setChosen(next)
    },
    setAll: (documents) => setChosen(new Map(documents.map((each) => [each.id, each]))),
    clear: () => setChosen(new Map()),
  }
}
