import { useEffect, useEffectEvent } from 'react'
import { log } from '../../lib/log.ts'
import { useUser } from '../../lib/session/index.ts'
import { toast } from '../../ui/toast.ts'
import { readValuation } from '../../records/valuations/api/read-valuation.ts'
import type { ValuationRow } from '../../records/valuations/api/valuation-row.ts'
import { messages } from './messages.ts'
import { useEntry } from '../../lib/navigation.ts'

/** Opens the valuation that a link on another page asked for, once: what is typed afterwards stays. */
export function useOpenAsked(open: (row: ValuationRow) => void): void {
  const asked = useEntry().valuationId
  const { id: userId } = useUser()
  const show = useEffectEvent(async (id: string, signal: AbortSignal) => {
    try {
      const row = await readValuation(userId, id, signal)
      if (row) open(row)
      else toast.error(messages.notThere)
    } catch (error) {
      if (signal.aborted) return
      log.error('valuation not opened', error)
      toast.error(messages.loadFailed)
    }
  })
  useEffect(() => {
    if (asked === undefined) return undefined
    const reading = new AbortController()
    void show(asked, reading.signal)
    return () => reading.abort()
  }, [asked])
}
