import type { OwnListingValues } from '@predio/domain/properties'
import { supabase } from '../../../../lib/supabase.ts'

/** The id says which line of which file it was: sent again, it is still one listing (LIMP-07). */
export type ListingToAdd = OwnListingValues & { id: string }

/** Adds all of them or none, and returns the ids of those that were there before. */
export async function sendListings(
  userId: string,
  listings: readonly ListingToAdd[],
  signal: AbortSignal,
): Promise<Set<string>> {
  const rows = listings.map((listing) => ({ ...listing, user_id: userId }))
  const { data } = await supabase()
    .from('properties')
    .upsert(rows, { onConflict: 'id', ignoreDuplicates: true })
    .select('id')
    .abortSignal(signal)
    .throwOnError()
  const added = new Set(data.map(({ id }) => id))
  return new Set(listings.map(({ id }) => id).filter((id) => !added.has(id)))
}
