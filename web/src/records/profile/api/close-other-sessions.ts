import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { supabase } from '../../../lib/supabase.ts'

async function closeOtherSessions(): Promise<void> {
  const { error } = await supabase().auth.signOut({ scope: 'others' })
  if (error) throw error
}

export function useCloseOtherSessions() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: closeOtherSessions,
    // Not waited for: the question closes first, and its row goes after.
    onSettled: () => void queries.invalidateQueries({ queryKey: keyOf('sessions') }),
  })
}
