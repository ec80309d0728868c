import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { newId } from '../../../lib/new-id.ts'
import { changed } from '../../../lib/data/changed.ts'
import { keyOf, type Table } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

const TABLES = [
  'clients',
  'client_preferences',
  'interactions',
  'opportunities',
  'opportunity_stage_changes',
  'properties',
  'property_clients',
  'tasks',
  'user_settings',
] as const satisfies readonly Table[]

/** FIRST-05: resolves to false if another tab has added the examples already. */
export function useAddExamples() {
  const zone = useZone()
  return useMutation({
    mutationFn: async (): Promise<boolean> => {
      const { exampleRows } = await import('@predio/domain/samples')
      const examples = exampleRows({ newId, now: Date.now(), zone, origin: location.origin })
      const { data } = await supabase().rpc('add_example_data', { examples }).throwOnError()
      return data
    },
    meta: { failure: 'example data not added' },
    onSettled: () => changed(...TABLES),
  })
}

/** FIRST-07: the agent may keep the examples that were edited. */
export function useRemoveExamples() {
  return useMutation({
    mutationFn: async (keepEdited: boolean): Promise<number> => {
      const { data } = await supabase()
        .rpc('remove_example_data', { keep_edited: keepEdited })
        .throwOnError()
      return data
    },
    meta: { failure: 'example data not removed' },
    onSettled: () => changed(...TABLES),
  })
}

export interface ExampleCounts {
  listings: number
  clients: number
  opportunities: number
  others: number
  edited: number
}

async function countExamples(signal: AbortSignal): Promise<ExampleCounts> {
  const { data } = await supabase()
    .rpc('count_example_data')
    .abortSignal(signal)
    .single()
    .throwOnError()
  return data as ExampleCounts
}

function exampleCountsQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('example-counts', userId),
    queryFn: ({ signal }) => countExamples(signal),
    staleTime: 0,
  })
}

export function useExampleCounts() {
  return useQuery(exampleCountsQuery(useUser().id))
}
