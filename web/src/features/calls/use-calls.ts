import { buildCallList } from '@predio/domain/calls'
import { isExampleListing } from '@predio/domain/properties'
import { useMemo } from 'react'
import { useNow } from '../../lib/use-now.ts'
import { useReading } from '../../records/listings/use-listings.ts'
import { useSettings } from '../../records/settings/read-settings.ts'
import { useZone } from '../../records/profile/use-zone.ts'
import { useCallFacts } from './api/read-call-facts.ts'

/** Whom to call today, from the listings in this browser and one request for everything else. */
export function useCalls() {
  const facts = useCallFacts()
  const { listings } = useReading()
  const settings = useSettings()
  const zone = useZone()
  const time = useNow().getTime()
  const calls = useMemo(() => {
    if (!facts.data || settings.isPending) return
    // FIRST-10: nobody real is called about an example.
    const isExample = facts.data.clients.some(({ is_example }) => is_example)
    const offered = isExample ? listings : listings.filter((each) => !isExampleListing(each))
    return buildCallList({ ...facts.data, listings: offered }, new Date(time), zone, settings.data)
  }, [facts.data, listings, settings.data, settings.isPending, time, zone])
  return {
    calls,
    isPending: facts.isPending || settings.isPending,
    retry: () => void facts.refetch(),
  }
}

export type TodaysCall = NonNullable<ReturnType<typeof useCalls>['calls']>[number]
