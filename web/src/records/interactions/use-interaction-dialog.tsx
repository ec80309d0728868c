import { Suspense, useState } from 'react'
import { lazy } from '../../lib/lazy.ts'
import type { InteractionDialogProps } from './interaction-dialog.tsx'

/** Loaded when a dialog is opened for the first time. */
const InteractionDialog = lazy(async () => ({
  default: (await import('./interaction-dialog.tsx')).InteractionDialog,
}))

type Opening = Omit<InteractionDialogProps, 'onClose'>

/** `open` edits the given interaction, or creates one with the given preset. */
export function useInteractionDialog() {
  const [opening, setOpening] = useState<Opening>()
  const dialog = opening && (
    <Suspense>
      <InteractionDialog {...opening} onClose={() => setOpening(undefined)} />
    </Suspense>
  )
  return { open: (what: Opening = {}) => setOpening(what), dialog }
}
