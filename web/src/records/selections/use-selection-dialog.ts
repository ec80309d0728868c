import { createDialogHost, lazyDialog, useDialog } from '../../ui/dialog-on-demand.tsx'

const SelectionDialog = lazyDialog(
  async () => (await import('./selection-dialog.tsx')).SelectionDialog,
)

/** `open` changes the given selection, or makes one of the given listings for the given client. */
export const useSelectionDialog = () => useDialog(SelectionDialog)

/** For whoever is gone by the time the dialog is open: a card of the assistant. */
export const {
  Host: SelectionHost,
  open: openSelectionDialog,
  opened: openedSelection,
} = createDialogHost(SelectionDialog)
