import { lazyDialog, useDialog } from '../../ui/dialog-on-demand.tsx'

export const InteractionDialog = lazyDialog(
  async () => (await import('./interaction-dialog.tsx')).InteractionDialog,
)

export const useInteractionDialog = () => useDialog(InteractionDialog)
