import { useMutation } from '@tanstack/react-query'
import { supabase } from '../../../lib/supabase.ts'

async function closeSession(id: string): Promise<boolean> {
  const { data } = await supabase().rpc('close_session', { session_id: id }).throwOnError()
  return data
}

export function useCloseSession() {
  return useMutation({ mutationFn: closeSession })
}
