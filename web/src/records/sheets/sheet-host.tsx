import { Suspense } from 'react'
import { lazy } from '../../lib/lazy.ts'
import { useStore } from '../../lib/store.ts'
import { useLeaveScreen } from '../../lib/use-leave-screen.ts'
import { closeSheets, openedSheets } from './open-sheets.ts'

const SheetDialog = lazy(async () => ({
  default: (await import('./sheet-dialog.tsx')).SheetDialog,
}))

/** Once in the frame: whatever screen asks for a sheet, and the search over all of them, opens it here. */
export function SheetHost() {
  const opened = useStore(openedSheets)
  useLeaveScreen(closeSheets)
  if (!opened) return null
  return (
    <Suspense>
      <SheetDialog {...opened} onClose={closeSheets} />
    </Suspense>
  )
}
