import type { Json } from '@predio/domain/database'
import type { ListingOwner } from '@predio/domain/listing-import'
import type { OwnListingValues } from '@predio/domain/properties'
import { supabase } from '../../../lib/supabase.ts'

/** LIMP-07: the id is made from the line of the file, so that sending the same line again adds no second listing. */
export type ListingToAdd = OwnListingValues & { id: string }

interface OwnerToLink extends ListingOwner {
  property_id: string
  import_row: number
}

interface Batch {
  importId: string
  listings: readonly ListingToAdd[]
  owners: readonly OwnerToLink[]
}

/** The server adds all listings of the batch with their owners, or none of them. */
export async function sendListings(batch: Batch, signal: AbortSignal): Promise<Set<string>> {
  const { data } = await supabase()
    .rpc('import_listings', {
      import: batch.importId,
      listings: batch.listings as unknown as Json,
      owners: batch.owners as unknown as Json,
    })
    .abortSignal(signal)
    .throwOnError()
  return new Set(data)
}
