import { createPersonalStore } from '../../lib/personal-store.ts'
import type { SelectionDialogProps } from './selection-dialog.tsx'

/** The selection to change, or what a new one begins with. */
export type SelectionOpening = Omit<SelectionDialogProps, 'onClose'>

/** What SelectionHost shows, for whoever is gone by the time the dialog is open: a card of the assistant. */
export const openedSelection = createPersonalStore<SelectionOpening | undefined>(undefined)

export function openSelectionDialog(opening: SelectionOpening): void {
  openedSelection.set(opening)
}

export function closeSelectionDialog(): void {
  openedSelection.set(undefined)
}
