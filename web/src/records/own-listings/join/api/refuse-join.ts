import type { ListingPair } from '@predio/domain/properties'
import { useMutation } from '@tanstack/react-query'
import { changed } from '../../../../lib/data/changed.ts'
import { supabase } from '../../../../lib/supabase.ts'

/** The constraint `properties_not_joined_size` allows no more refused pairs, so the oldest are forgotten and offered again. */
const MAX_REFUSED = 50

/** OWN-11: the refusal is stored in the row, so that it holds on every device. */
async function refuseJoin({ own, site }: ListingPair): Promise<void> {
  const id = own.own?.id ?? ''
  const { data: stored } = await supabase()
    .from('properties')
    .select('not_joined')
    .eq('id', id)
    .maybeSingle()
    .throwOnError()
  if (!stored) return
  const others = stored.not_joined.filter((each) => each !== site.id)
  await supabase()
    .from('properties')
    .update({ not_joined: [...others, site.id].slice(-MAX_REFUSED) })
    .eq('id', id)
    .throwOnError()
}

export function useRefuseJoin() {
  return useMutation({
    mutationFn: refuseJoin,
    meta: { failure: 'refusal to join listings not stored' },
    onSettled: () => changed('properties'),
  })
}
