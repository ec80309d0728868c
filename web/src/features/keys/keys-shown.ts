import { createDialogHost, lazyDialog } from '../../ui/dialog-on-demand.tsx'

const {
  Host: KeysDialogHost,
  open,
  opened: keysShown,
} = createDialogHost(lazyDialog(async () => (await import('./keys-dialog.tsx')).KeysDialog))

export { KeysDialogHost, keysShown }

export function showKeys(): void {
  open()
}
