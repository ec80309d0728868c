import { useMutation, useQuery } from '@tanstack/react-query'
import { changed } from '../../../../lib/data/changed.ts'
import { keyOf } from '../../../../lib/data/query-keys.ts'
import { useUser } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'

/** An account may have at most this many sources. */
const MAX_SOURCES = 200

async function listSources(userId: string, signal: AbortSignal) {
  const { data } = await supabase()
    .from('prospect_sources')
    .select('id, name, sends_mail, plan_id')
    .eq('user_id', userId)
    .order('name')
    .limit(MAX_SOURCES)
    .abortSignal(signal)
    .throwOnError()
  return data
}

export type Source = Awaited<ReturnType<typeof listSources>>[number]

/** A source is listed by its name as soon as its first prospect has come. */
export function useSources() {
  const { id } = useUser()
  return useQuery({
    queryKey: keyOf('prospect-sources', id),
    queryFn: ({ signal }) => listSources(id, signal),
  })
}

export function useSaveSource(id: string) {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: async (values: Partial<Pick<Source, 'sends_mail' | 'plan_id'>>) => {
      await supabase()
        .from('prospect_sources')
        .update(values)
        .eq('id', id)
        .eq('user_id', userId)
        .throwOnError()
    },
    meta: { failure: 'source of prospects not saved' },
    onSettled: () => changed('prospect_sources'),
  })
}
