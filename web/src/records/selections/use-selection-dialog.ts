import { createDialogHost, lazyDialog, useDialog } from '../../ui/dialog-on-demand.tsx'

const SelectionDialog = lazyDialog(
  async () => (await import('./selection-dialog.tsx')).SelectionDialog,
)

export const useSelectionDialog = () => useDialog(SelectionDialog)

/** A card of the assistant may be gone by the time the dialog opens. */
export const {
  Host: SelectionHost,
  open: openSelectionDialog,
  opened: openedSelection,
} = createDialogHost(SelectionDialog)
