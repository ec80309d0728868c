import { useEffect } from 'react'
import { useUser } from '../../../lib/session/index.ts'
import { useStore } from '../../../lib/store.ts'
import { endIdleWorkers } from './engines.ts'
import { openWorkshop, workshopState, type Workshop } from './state.ts'

/** A component renders again only if its selected part changes, because a batch changes the state in many small steps. */
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
