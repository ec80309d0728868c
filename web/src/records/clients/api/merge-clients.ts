import type { MergePlan } from '@predio/domain/clients'
import { useMutation } from '@tanstack/react-query'
import { supabase } from '../../../lib/supabase.ts'
import type { ClientRecord } from './read-client.ts'
import { changed } from '../../../lib/data/changed.ts'

interface Merge {
  keep: ClientRecord
  remove: ClientRecord
  plan: MergePlan
}

/** 'done' means that an earlier attempt has merged the clients already; 'changed' and 'gone' mean that nothing was written. */
type MergeOutcome = 'merged' | 'done' | 'changed' | 'gone'

const OUTCOMES: readonly MergeOutcome[] = ['merged', 'done', 'changed', 'gone']

/** MERGE-11 and MERGE-12: the merge is one transaction, which can be repeated after a lost response. */
async function mergeClients({ keep, remove, plan }: Merge): Promise<MergeOutcome> {
  const { data } = await supabase()
    .rpc('merge_clients', {
      keep_id: keep.id,
      remove_id: remove.id,
      keep_seen: keep.updated_at,
      remove_seen: remove.updated_at,
      merged: plan.values,
      ...(plan.preferences && { wishes: plan.preferences }),
      ...(plan.overflow !== null && { leftover: plan.overflow }),
    })
    .throwOnError()
  const outcome = OUTCOMES.find((each) => each === data)
  if (!outcome) throw new Error(`merge_clients answered ${data}`)
  return outcome
}

export function useMergeClients() {
  return useMutation({
    mutationFn: mergeClients,
    meta: { failure: 'clients not merged' },
    // A failed request may have merged the clients all the same, and both have to stay on the screen so that the agent can try again.
    onSuccess: () => changed('clients', 'client_preferences'),
  })
}
