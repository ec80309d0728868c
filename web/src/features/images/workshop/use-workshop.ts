import { useEffect } from 'react'
import { useUser } from '../../../lib/session/index.ts'
import { useStore } from '../../../lib/store.ts'
import { endIdleWorkers } from './engines.ts'
import { openWorkshop, workshopState, type Workshop } from './state.ts'

/** Selects one part of the state, so that the many small steps of a batch do not render the whole screen again. */
export function useWorkshop<Part>(select: (all: Workshop) => Part): Part {
  return useStore(workshopState, select)
}

export function useOpenWorkshop(): void {
  const { id } = useUser()
  useEffect(() => {
    openWorkshop(id)
    return endIdleWorkers
  }, [id])
}
