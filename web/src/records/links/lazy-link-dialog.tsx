import { lazyDialog } from '../../ui/dialog-on-demand.tsx'

/** The form loads when it is first opened, so that the screen does not wait for it. */
export const LinkDialog = lazyDialog(async () => (await import('./link-dialog.tsx')).LinkDialog)
