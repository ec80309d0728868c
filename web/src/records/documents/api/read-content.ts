import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { DocumentRow } from './document-row.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** The text may be long, so lists do not read it. */
export async function readContent(userId: string, id: string): Promise<string> {
  const { data } = await supabase()
    .from('documents')
    .select('content')
    .eq('user_id', userId)
    .eq('id', id)
    .single()
    .throwOnError()
  return data.content ?? ''
}

export function useContent({ id, version }: DocumentRow) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('documents', userId, 'content', id, version),
    queryFn: () => readContent(userId, id),
  })
}
