import { useMutation } from '@tanstack/react-query'
import { supabase } from '../../../lib/supabase.ts'

async function closeOtherSessions(): Promise<void> {
  const { error } = await supabase().auth.signOut({ scope: 'others' })
  if (error) throw error
}

export function useCloseOtherSessions() {
  return useMutation({ mutationFn: closeOtherSessions })
}
