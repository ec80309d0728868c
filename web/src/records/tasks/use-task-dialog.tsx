import { Suspense, useState } from 'react'
import { lazy } from '../../lib/lazy.ts'
import type { TaskDialogProps } from './task-dialog.tsx'

/** Loaded when a dialog is opened for the first time. */
const TaskDialog = lazy(async () => ({ default: (await import('./task-dialog.tsx')).TaskDialog }))

type Opening = Omit<TaskDialogProps, 'onClose'>

/** `open` edits the given task, or creates one for the given client and property. */
export function useTaskDialog() {
  const [opening, setOpening] = useState<Opening>()
  const dialog = opening && (
    <Suspense>
      <TaskDialog {...opening} onClose={() => setOpening(undefined)} />
    </Suspense>
  )
  return { open: (what: Opening = {}) => setOpening(what), dialog }
}
