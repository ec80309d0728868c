import { Suspense } from 'react'
import { lazy } from '../../lib/lazy.ts'
import type { SelectionDialogProps } from './selection-dialog.tsx'

const SelectionDialog = lazy(async () => ({
  default: (await import('./selection-dialog.tsx')).SelectionDialog,
}))

/** Loaded when a dialog is opened for the first time. */
export function LazySelectionDialog(props: SelectionDialogProps) {
  return (
    <Suspense>
      <SelectionDialog {...props} />
    </Suspense>
  )
}
