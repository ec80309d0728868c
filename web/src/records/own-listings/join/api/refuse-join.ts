import type { ListingPair } from '@predio/domain/properties'
import { useMutation } from '@tanstack/react-query'
import { changed } from '../../../../lib/data/changed.ts'
import { supabase } from '../../../../lib/supabase.ts'

/** As `properties_not_joined_size`; of more, the oldest are asked about again. */
const MAX_REFUSED = 50

/** OWN-11: the two are two properties, on every device of the agent. What another device refused meanwhile stays refused. */
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
