import type { Json } from '@predio/domain/database'
import type { ListingOwner } from '@predio/domain/listing-import'
import type { OwnListingValues } from '@predio/domain/properties'
import { supabase } from '../../../lib/supabase.ts'

/** The id says which line of which file it was: sent again, it is still one listing (LIMP-07). */
export type ListingToAdd = OwnListingValues & { id: string }

interface OwnerToLink extends ListingOwner {
  property_id: string
  /** Names the client within the import, where one is made. */
  import_row: number
}

interface Batch {
  importId: string
  listings: readonly ListingToAdd[]
  owners: readonly OwnerToLink[]
}

/** Adds all of them with their owners or none, and returns the ids of those that were there before. */
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
