import type { Property } from '@predio/domain/properties'
import type { SheetKind } from '@predio/domain/sheets'
import { createDialogHost, lazyDialog } from '../../ui/dialog-on-demand.tsx'

const {
  Host: SheetHost,
  open,
  opened: openedSheets,
} = createDialogHost(
  lazyDialog(async () => (await import('./sheet-dialog.tsx')).SheetDialog),
  { leavesWithScreen: true },
)

export { SheetHost, openedSheets }

export function openSheets(properties: readonly Property[], kind: SheetKind = 'client'): void {
  if (properties.length > 0) open({ properties, kind })
}
