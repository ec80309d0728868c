import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { keyOf } from '../../../../lib/data/query-keys.ts'

async function readVersion(userId: string, id: string): Promise<string> {
  const { data } = await supabase()
    .from('document_versions')
    .select('content')
    .eq('user_id', userId)
    .eq('id', id)
    .single()
    .throwOnError()
  return data.content ?? ''
}

export function useVersionText(id: string | undefined) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('document-version', userId, id),
    queryFn: () => readVersion(userId, id ?? ''),
    enabled: id !== undefined,
    staleTime: Infinity,
  })
}
