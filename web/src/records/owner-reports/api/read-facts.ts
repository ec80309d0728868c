import {
  findSimilar,
  makeFacts,
  type OwnerReportFacts,
  type ReportActivity,
  type ReportPeriod,
} from '@predio/domain/owner-reports'
import type { Property } from '@predio/domain/properties'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { readListingVisits } from '../../agent-site/api/listing-visits.ts'

export interface FactsWanted {
  propertyId: string
  listing: Property
  listings: readonly Property[]
  /** Visits are counted only for listings that have a row. */
  rowOf: (listing: Property) => string | undefined
  period: ReportPeriod
  zone: string
}

async function readFacts(wanted: FactsWanted, signal: AbortSignal): Promise<OwnerReportFacts> {
  const { propertyId, listing, listings, rowOf, period, zone } = wanted
  const similar = findSimilar(listing, listings)
  const [{ data }, site] = await Promise.all([
    supabase()
      .rpc('owner_report_facts', {
        listing_id: propertyId,
        first_day: period.firstDay,
        last_day: period.lastDay,
        similar_ids: similar.listings.flatMap((each) => rowOf(each) ?? []),
      })
      .abortSignal(signal)
      .throwOnError(),
    listing.own ? readListingVisits(propertyId, period, signal) : null,
  ])
  if (data === null) throw new Error('the listing of a report is gone')
  const activity = data as unknown as ReportActivity
  return makeFacts({ listing, activity, site, similar, period, now: new Date(), zone })
}

function factsQuery(userId: string, wanted: FactsWanted | undefined) {
  const { propertyId, listing, listings, period } = wanted ?? {}
  return queryOptions({
    // The listings that are compared change while listings arrive from the site.
    queryKey: keyOf('owner-report-facts', userId, propertyId, period, listing, listings?.length),
    queryFn: ({ signal }) => {
      if (!wanted) throw new Error('a report needs a listing and a period')
      return readFacts(wanted, signal)
    },
    enabled: wanted !== undefined,
    // The numbers are read anew when the dialog opens and then stay, so that the sent report equals its preview.
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
}

export function useReportFacts(wanted: FactsWanted | undefined) {
  return useQuery(factsQuery(useUser().id, wanted))
}
