import { lazyDialog } from '../../ui/dialog-on-demand.tsx'

export const ClientDialog = lazyDialog(
  async () => (await import('./client-dialog.tsx')).ClientDialog,
)
