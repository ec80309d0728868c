import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useRecordId } from '../../lib/navigation.ts'
import { useUser } from '../../lib/session/index.ts'
import { valuationQuery } from '../../records/valuations/api/read-valuation.ts'
import type { ValuationRow } from '../../records/valuations/api/valuation-row.ts'
import { openForm } from './form/form-values.ts'
import type { useEstimate } from './use-estimate.ts'

interface OpenedAddress {
  state: 'shown' | 'reading' | 'gone' | 'unreadable' | 'failed'
  retry: () => void
}

/** The address is read once, so that later changes of the form are not overwritten. */
export function useOpenFromAddress({
  open,
  opened,
}: ReturnType<typeof useEstimate>): OpenedAddress {
  const id = useRecordId('valuaciones')
  const { id: userId } = useUser()
  const { data, isError, isStale, isFetchedAfterMount, refetch } = useQuery({
    ...valuationQuery(userId, id ?? ''),
    enabled: id !== undefined,
  })
  const handled = useRef<string>(undefined)
  const row = isStale && !isFetchedAfterMount && !isError ? undefined : data
  const show = useEffectEvent((found: ValuationRow) => {
    if (opened?.id !== found.id) open(found)
  })
  useEffect(() => {
    if (id !== undefined && (!row || handled.current === id)) return
    handled.current = id
    if (row) show(row)
  }, [id, row])

  return { state: stateOf(), retry: () => void refetch() }

  function stateOf(): OpenedAddress['state'] {
    if (id === undefined || opened?.id === id) return 'shown'
    if (row === null) return 'gone'
    if (row) return openForm(row.input) ? 'reading' : 'unreadable'
    return isError ? 'failed' : 'reading'
  }
}
