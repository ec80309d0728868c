import type { Tables } from '@predio/domain/database'

export type LocalProperty = Omit<
  Tables<'properties'>,
  'user_id' | 'description' | 'search' | 'private_note' | 'site_listing_id'
>
