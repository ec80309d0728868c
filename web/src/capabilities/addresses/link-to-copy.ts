import { createDialogHost, lazyDialog } from '../../ui/dialog-on-demand.tsx'

/** A dialog host shows the link, because the menu is closed by the time the browser refuses to copy. */
const { Host: LinkToCopy, open } = createDialogHost(
  lazyDialog(async () => (await import('./link-dialog.tsx')).LinkDialog),
)

export { LinkToCopy }

export function showLink(link: string): void {
  open({ link })
}
