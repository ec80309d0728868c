import { useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

const MAX_ROWS = 50

async function listErasures(userId: string, signal: AbortSignal) {
  const { data } = await supabase()
    .from('client_erasures')
    .select('id, erased, kept, erased_at')
    .eq('user_id', userId)
    .order('erased_at', { ascending: false })
    .order('id')
    .limit(MAX_ROWS)
    .abortSignal(signal)
    .throwOnError()
  return data
}

export function useErasures() {
  const { id } = useUser()
  return useQuery({
    queryKey: keyOf('client-erasures', id),
    queryFn: ({ signal }) => listErasures(id, signal),
  })
}
