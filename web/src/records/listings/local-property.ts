import type { Tables } from '@predio/domain/database'

/** The agent's row of a listing: their own, or the copy of a site's with what they added to it. */
export type LocalProperty = Omit<
  Tables<'properties'>,
  'user_id' | 'description' | 'search' | 'private_note' | 'site_listing_id'
>
