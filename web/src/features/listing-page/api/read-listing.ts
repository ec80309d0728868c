import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { readOneListing } from '../../../records/listings/store/read-one-listing.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

function listingQuery(userId: string, id: number) {
  return queryOptions({
    queryKey: keyOf('listing', userId, id),
    queryFn: ({ signal }) => readOneListing(id, signal),
    retry: false,
  })
}

/** PROP-39: the listing is read anew from the site. */
export function useFreshListing(id: number) {
  return useQuery(listingQuery(useUser().id, id))
}
