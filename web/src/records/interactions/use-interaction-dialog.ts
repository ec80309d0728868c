import { lazyDialog, useDialog } from '../../ui/dialog-on-demand.tsx'

export const InteractionDialog = lazyDialog(
  async () => (await import('./interaction-dialog.tsx')).InteractionDialog,
)

/** `open` edits the given interaction, or creates one with the given preset. */
export const useInteractionDialog = () => useDialog(InteractionDialog)
