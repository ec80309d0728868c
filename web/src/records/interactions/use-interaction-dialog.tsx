import { lazy, Suspense, useState } from 'react'
import type { InteractionDialogProps } from './interaction-dialog.tsx'

/** The form and its rules come when the first one is opened. */
const InteractionDialog = lazy(async () => ({
  default: (await import('./interaction-dialog.tsx')).InteractionDialog,
}))

type Opening = Omit<InteractionDialogProps, 'onClose'>

/** `open` with an interaction changes it, without one makes a new one with what is given. */
export function useInteractionDialog() {
  const [opening, setOpening] = useState<Opening>()
  const dialog = opening && (
    <Suspense>
      <InteractionDialog {...opening} onClose={() => setOpening(undefined)} />
    </Suspense>
  )
  return { open: (what: Opening = {}) => setOpening(what), dialog }
}
