import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { DocumentRow } from './document-row.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const MAX_ROWS = 50

export type RelatedDocument = Pick<
  DocumentRow,
  'id' | 'name' | 'category' | 'status' | 'last_edited_at'
>

async function listRelated(userId: string, propertyId: string): Promise<RelatedDocument[]> {
  const { data } = await supabase()
    .from('documents')
    .select('id, name, category, status, last_edited_at')
    .eq('user_id', userId)
    .eq('property_id', propertyId)
    .order('last_edited_at', { ascending: false })
    .limit(MAX_ROWS)
    .throwOnError()
  return data
}

export function usePropertyDocuments(propertyId: string) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('documents', userId, 'related', propertyId),
    queryFn: () => listRelated(userId, propertyId),
  })
}
