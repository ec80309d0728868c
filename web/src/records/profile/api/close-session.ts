import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { supabase } from '../../../lib/supabase.ts'

/** False where that session had ended already. */
async function closeSession(id: string): Promise<boolean> {
  const { data } = await supabase().rpc('close_session', { session_id: id }).throwOnError()
  return data
}

export function useCloseSession() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: closeSession,
    // Not waited for: the question closes first, and its row goes after.
    onSettled: () => void queries.invalidateQueries({ queryKey: keyOf('sessions') }),
  })
}
