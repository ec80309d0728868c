import { lazyDialog } from '../../ui/dialog-on-demand.tsx'

export const WhatsAppDialog = lazyDialog(
  async () => (await import('./whatsapp-dialog.tsx')).WhatsAppDialog,
)
