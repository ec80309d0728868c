import { buildCallList } from '@predio/domain/calls'
import { useMemo } from 'react'
import { useNow } from '../../lib/use-now.ts'
import { useReading } from '../../records/listings/use-listings.ts'
import { useZone } from '../../records/profile/use-zone.ts'
import { useCallFacts } from './api/read-call-facts.ts'

/** Whom to call today, from the listings in this browser and one request for everything else. */
export function useCalls() {
  const facts = useCallFacts()
  const { listings } = useReading()
  const zone = useZone()
  const time = useNow().getTime()
  const calls = useMemo(
    () => facts.data && buildCallList({ ...facts.data, listings }, new Date(time), zone),
    [facts.data, listings, time, zone],
  )
  return { calls, isPending: facts.isPending, retry: () => void facts.refetch() }
}

export type TodaysCall = NonNullable<ReturnType<typeof useCalls>['calls']>[number]
