import { lazy, Suspense, useState } from 'react'
import type { TaskDialogProps } from './task-dialog.tsx'

/** The form and its rules come when the first one is opened. */
const TaskDialog = lazy(async () => ({ default: (await import('./task-dialog.tsx')).TaskDialog }))

type Opening = Omit<TaskDialogProps, 'onClose'>

/** `open` with a task changes it, without one makes a new one for the client and property given. */
export function useTaskDialog() {
  const [opening, setOpening] = useState<Opening>()
  const dialog = opening && (
    <Suspense>
      <TaskDialog {...opening} onClose={() => setOpening(undefined)} />
    </Suspense>
  )
  return { open: (what: Opening = {}) => setOpening(what), dialog }
}
