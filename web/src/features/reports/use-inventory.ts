import { useMemo } from 'react'
import { useMexicoDay } from '../../lib/use-mexico-day.ts'
import { useReading } from '../../records/listings/use-listings.ts'
import { describeInventory } from './views/describe-inventory.ts'
import type { ReportView } from './view.ts'

interface InventoryState {
  view: ReportView | undefined
  problem: string | undefined
  isConnected: boolean
}

export function useInventory(): InventoryState {
  const { listings, phase, problem } = useReading()
  const today = useMexicoDay()
  const view = useMemo(() => describeInventory(listings, today), [listings, today])
  const isReading = phase === 'loading' || phase === 'reading'
  const hasListings = listings.length > 0
  const hasFailed = phase === 'failed' && !hasListings
  return {
    view: hasListings || (!isReading && !hasFailed) ? view : undefined,
    problem: hasFailed ? problem?.text : undefined,
    isConnected: phase !== 'no-connection' || hasListings,
  }
}
