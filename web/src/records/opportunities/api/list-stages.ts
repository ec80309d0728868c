import type { Tables } from '@predio/domain/database'
import type { OpportunityStatus } from '@predio/domain/opportunities'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

export interface Stage extends Pick<Tables<'opportunity_stages'>, 'id' | 'name' | 'color'> {
  outcome: OpportunityStatus
}

async function listStages(): Promise<Stage[]> {
  const { data } = await supabase()
    .from('opportunity_stages')
    .select('id, name, color, outcome')
    .order('order_index')
    .throwOnError()
  return data
}

/** OPP-08: all agents share the stages, which only migrations change. */
export const stagesQuery = queryOptions({
  queryKey: keyOf('opportunity-stages'),
  queryFn: listStages,
  staleTime: Number.POSITIVE_INFINITY,
})

export function useStages(enabled = true) {
  return useQuery({ ...stagesQuery, enabled })
}
