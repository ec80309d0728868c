import { createDialogHost, lazyDialog, useDialog } from '../../ui/dialog-on-demand.tsx'

const SelectionDialog = lazyDialog(
  async () => (await import('./selection-dialog.tsx')).SelectionDialog,
)

export const useSelectionDialog = () => useDialog(SelectionDialog)

/** The dialog is rendered by a host, because the assistant's card that opens it may be gone before it is closed. */
export const {
  Host: SelectionHost,
  open: openSelectionDialog,
  opened: openedSelection,
} = createDialogHost(SelectionDialog)
