import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { ROW_COLUMNS, type DocumentRow } from './document-row.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

async function readDocument(userId: string, id: string): Promise<DocumentRow | null> {
  const { data } = await supabase()
    .from('document_rows')
    .select(ROW_COLUMNS)
    .eq('user_id', userId)
    .eq('id', id)
    .maybeSingle()
    .throwOnError()
  return data
}

export function useDocument(id: string) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('documents', userId, 'one', id),
    queryFn: () => readDocument(userId, id),
  })
}
