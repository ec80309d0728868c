import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { readOneListing } from '../../../records/listings/store/read-one-listing.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

function listingQuery(userId: string, id: number) {
  return queryOptions({
    queryKey: keyOf('listing', userId, id),
    queryFn: ({ signal }) => readOneListing(id, signal),
    // The reading itself asks again where that helps.
    retry: false,
  })
}

/** One property as its site has it now; the session is refreshed first (PROP-39). */
export function useFreshListing(id: number) {
  return useQuery(listingQuery(useUser().id, id))
}
