import type { Tables } from '@predio/domain/database'
import { namesOf } from '@predio/domain/fields'
import { OWN_LISTING_FIELDS, type OwnListingValues } from '@predio/domain/properties'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { pickColumns } from '../../../lib/columns.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { recordKind, type RecordToSave } from '../../../lib/save-record.ts'
import type { Saved } from '../../../lib/save-row.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import {
  OWNER_COLUMNS,
  ownerOf,
  useChangeOwner,
  type OwnerChange,
  type OwnerLink,
} from '../../links/api/change-owner.ts'
import { LOCAL_COLUMNS } from '../../listings/api/list-local-properties.ts'

export interface OwnListing extends Omit<
  Tables<'properties'>,
  'user_id' | 'search' | 'site_listing_id'
> {
  owner: OwnerLink | null
}

export const OWN_COLUMNS =
  `${LOCAL_COLUMNS}, description, private_note, links:property_clients(${OWNER_COLUMNS})` as const

const select = () => supabase().from('properties').select(OWN_COLUMNS)

export const ownListings = recordKind({
  table: 'properties',
  select,
  toRow: ({ links, ...row }): OwnListing => ({ ...row, owner: ownerOf(links) }),
  toColumns: ({ owner: _owner, ...row }) => row,
})

export class OwnerNotSaved extends Error {
  override name = 'OwnerNotSaved'
}

interface ListingToSave extends RecordToSave<OwnListingValues> {
  owner: OwnerChange
}

/** OWN-09: the listing is saved before its owner. After a failure, saving again writes neither of them twice. */
export function useSaveOwnListing() {
  const save = ownListings.useSave()
  const changeOwner = useChangeOwner()
  return async ({ owner, ...record }: ListingToSave): Promise<Saved<OwnListing>> => {
    const saved = await save(record)
    if (saved.kind !== 'saved') return saved
    try {
      await changeOwner({ id: saved.row.id, owner: saved.row.owner }, owner)
    } catch (cause) {
      throw new OwnerNotSaved('owner not linked', { cause })
    }
    return saved
  }
}

function ownListingQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: keyOf('links', userId, 'listing', id),
    queryFn: async () => await ownListings.read(userId, id),
    gcTime: 0,
  })
}

export function useOwnListing(id: string) {
  return useQuery(ownListingQuery(useUser().id, id))
}

/** OWN-06: the duplicate has everything but the photographs, the agreement with the owner and what clients did with the original. */
export function useDuplicate() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: async ({ from, id, title }: { from: string; id: string; title: string }) => {
      const row = await ownListings.read(userId, from)
      if (!row) throw new Error('the listing is gone')
      await ownListings.createOnce(userId, {
        id,
        values: { ...copied(row), title: title.slice(0, 300) },
      })
    },
    meta: { failure: 'own listing not duplicated' },
  })
}

/** These fields belong only to the original. */
const NOT_COPIED = [
  'title',
  'offer',
  'sale_status',
  'rental_status',
  'private_note',
  'is_exclusive',
  'exclusive_until',
  'commission_percentage',
  'shared_commission_percentage',
  'is_published',
  'is_featured',
] as const satisfies readonly (keyof typeof OWN_LISTING_FIELDS)[]

const COPIED = namesOf(OWN_LISTING_FIELDS).filter(
  (name): name is Exclude<typeof name, (typeof NOT_COPIED)[number]> =>
    !NOT_COPIED.some((each) => each === name),
)

function copied(row: OwnListing) {
  return pickColumns(row, ['location', 'operation', 'operations', ...COPIED])
}

/** OWN-07: an archived listing keeps all its data and is offered to nobody. */
export function useArchive() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: async ({ id, isArchived }: { id: string; isArchived: boolean }) => {
      await supabase()
        .from('properties')
        .update({ status: isArchived ? 'inactive' : 'active' })
        .eq('id', id)
        .eq('user_id', userId)
        .throwOnError()
    },
    meta: { failure: 'own listing not archived' },
    onSettled: () => changed('properties'),
  })
}

/** Succeeds also if another tab has deleted the listing already. The server removes its photographs. */
export function useDeleteOwnListing() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: async (id: string) => {
      await supabase()
        .from('properties')
        .delete()
        .eq('id', id)
        .eq('user_id', userId)
        .not('own_number', 'is', null)
        .throwOnError()
    },
    meta: { failure: 'own listing not deleted' },
    onSettled: () => changed('properties', 'property_clients'),
  })
}
