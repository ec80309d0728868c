import { useState } from 'react'
import { LazySelectionDialog } from './lazy-selection-dialog.tsx'
import type { SelectionOpening } from './opened-selection.ts'

/** `open` changes the given selection, or makes one of the given listings for the given client. */
export function useSelectionDialog() {
  const [opening, setOpening] = useState<SelectionOpening>()
  const dialog = opening && (
    <LazySelectionDialog {...opening} onClose={() => setOpening(undefined)} />
  )
  return { open: (what: SelectionOpening = {}) => setOpening(what), dialog }
}
