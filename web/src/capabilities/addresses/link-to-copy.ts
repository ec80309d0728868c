import { createDialogHost, lazyDialog } from '../../ui/dialog-on-demand.tsx'

/** A link to copy by hand where the browser refuses to copy; the menu that was pressed is closed by then. */
const { Host: LinkToCopy, open } = createDialogHost(
  lazyDialog(async () => (await import('./link-dialog.tsx')).LinkDialog),
)

export { LinkToCopy }

export function showLink(link: string): void {
  open({ link })
}
