import { useEffect } from 'react'
import { useUser } from '../../../lib/session/index.ts'
import { useStore } from '../../../lib/store.ts'
import { restEngines } from './engines.ts'
import { openWorkshop, workshopState, type Workshop } from './state.ts'

/** One part of it, so that a batch's many small steps do not draw the whole screen again. */
export function useWorkshop<Part>(select: (all: Workshop) => Part): Part {
  return useStore(workshopState, select)
}

/** For the screen: whose batch it is, and no workers once it is left. */
export function useOpenWorkshop(): void {
  const { id } = useUser()
  useEffect(() => {
    openWorkshop(id)
    return restEngines
  }, [id])
}
