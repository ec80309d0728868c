import type { Json } from '@predio/domain/database'
import type { LocalCopy } from '@predio/domain/properties'
import { supabase } from '../../../../lib/supabase.ts'
import type { Result } from '../../../../capabilities/bulk/run-batches.ts'
import type { TagChanges } from '../../../../records/own-data/tag-changes.ts'

/** PROP-25: a listing that has no row in the database gets one, made from this copy. */
export type TagTarget = { id: string } | { copy: LocalCopy & { site?: string | null } }

interface TaggedListing extends Result {
  id: string | null
  before: string[] | null
  after: string[] | null
}

/** BULK-60: one transaction changes all tags. */
export async function tagListings(
  targets: readonly TagTarget[],
  { added, removed }: TagChanges,
): Promise<TaggedListing[]> {
  const { data } = await supabase()
    .rpc('tag_properties', {
      listings: targets as unknown as Json,
      add: [...added],
      remove: [...removed],
    })
    .throwOnError()
  return data as TaggedListing[]
}

/** BULK-61: a listing whose tags somebody changed meanwhile keeps them and is missing in the answer. */
export async function restoreTags(listings: readonly TaggedListing[]): Promise<Result[]> {
  const { data } = await supabase()
    .rpc('restore_property_tags', {
      listings: listings.map(({ id, before, after }) => ({ id, before, after })),
    })
    .throwOnError()
  return data as Result[]
}
