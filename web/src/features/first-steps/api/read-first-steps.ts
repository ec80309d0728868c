import type { FirstFacts } from '@predio/domain/first-steps'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

async function readFirstSteps(signal: AbortSignal): Promise<FirstFacts> {
  const { data } = await supabase().rpc('first_steps').abortSignal(signal).single().throwOnError()
  return data as FirstFacts
}

function firstStepsQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('first-steps', userId),
    queryFn: ({ signal }) => readFirstSteps(signal),
  })
}

/** FIRST-02: the facts are read only where the checklist is shown. */
export function useFirstSteps() {
  return useQuery(firstStepsQuery(useUser().id))
}
