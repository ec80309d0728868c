import { useEffect, useSyncExternalStore } from 'react'
import { useUser } from '../../../lib/session/index.ts'
import { restEngines } from './engines.ts'
import { listenToWorkshop, openWorkshop, workshop, type Workshop } from './state.ts'

/** One part of it, so that a batch's many small steps do not draw the whole screen again. */
export function useWorkshop<Part>(select: (all: Workshop) => Part): Part {
  return useSyncExternalStore(listenToWorkshop, () => select(workshop()))
}

/** For the screen: whose batch it is, and no workers once it is left. */
export function useOpenWorkshop(): void {
  const { id } = useUser()
  useEffect(() => {
    openWorkshop(id)
    return restEngines
  }, [id])
}
