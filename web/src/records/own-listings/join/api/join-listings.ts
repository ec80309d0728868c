import type { ListingPair } from '@predio/domain/properties'
import { useMutation } from '@tanstack/react-query'
import { changed } from '../../../../lib/data/changed.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { ensureLocalProperty } from '../../../listings/store/api/ensure-local-property.ts'

export class ListingChanged extends Error {
  override name = 'ListingChanged'
}

/** OWN-08: everything that belongs to the own listing moves to the copy of the site's listing. */
async function joinListings({ own, site }: ListingPair): Promise<void> {
  const copyId = await ensureLocalProperty(site)
  const { data } = await supabase()
    .rpc('join_listings', {
      own_id: own.own?.id ?? '',
      copy_id: copyId,
      own_seen: own.modifiedAt ?? '',
    })
    .throwOnError()
  if (data === 'changed') throw new ListingChanged('changed since it was read')
  if (data === 'gone') throw new Error('the copy of the site’s listing is gone')
}

export function useJoinListings() {
  return useMutation({
    mutationFn: joinListings,
    meta: { failure: 'listings not joined' },
    onSettled: () =>
      changed(
        'properties',
        'property_clients',
        'opportunities',
        'tasks',
        'interactions',
        'whatsapp_messages',
        'documents',
        'valuations',
        'professional_jobs',
      ),
  })
}
