import type { Json } from '@predio/domain/database'
import type { LocalCopy } from '@predio/domain/properties'
import { supabase } from '../../../../lib/supabase.ts'
import type { Result } from '../../../../capabilities/bulk/run-batches.ts'
import type { TagChanges } from '../../../../records/own-data/tag-changes.ts'

/** The agent's row of a listing, or what it is made of where there is none (PROP-25). */
export type TagTarget = { id: string } | { copy: LocalCopy & { site?: string | null } }

/** With the tags before and after, to write the former back where the latter still stand. */
interface TaggedListing extends Result {
  id: string | null
  before: string[] | null
  after: string[] | null
}

/** One transaction (BULK-60). */
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

/** BULK-61: a listing whose tags were changed since stays as it is and is not answered. */
export async function restoreTags(listings: readonly TaggedListing[]): Promise<Result[]> {
  const { data } = await supabase()
    .rpc('restore_property_tags', {
      listings: listings.map(({ id, before, after }) => ({ id, before, after })),
    })
    .throwOnError()
  return data as Result[]
}
