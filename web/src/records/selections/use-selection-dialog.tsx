import { lazy, Suspense, useState } from 'react'
import type { SelectionDialogProps } from './selection-dialog.tsx'

/** Loaded when a dialog is opened for the first time. */
const SelectionDialog = lazy(async () => ({
  default: (await import('./selection-dialog.tsx')).SelectionDialog,
}))

type Opening = Omit<SelectionDialogProps, 'onClose'>

/** `open` changes the given selection, or makes one of the given listings for the given client. */
export function useSelectionDialog() {
  const [opening, setOpening] = useState<Opening>()
  const dialog = opening && (
    <Suspense>
      <SelectionDialog {...opening} onClose={() => setOpening(undefined)} />
    </Suspense>
  )
  return { open: (what: Opening = {}) => setOpening(what), dialog }
}
