import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { TEXT_COLUMNS, toTextDocument, type TextDocument } from '../text-document.ts'
import { keyOf } from '../../../../lib/data/query-keys.ts'

export async function readTextDocument(userId: string, id: string): Promise<TextDocument | null> {
  const { data } = await supabase()
    .from('documents')
    .select(TEXT_COLUMNS)
    .eq('user_id', userId)
    .eq('id', id)
    .maybeSingle()
    .throwOnError()
  return data && toTextDocument(data)
}

function textDocumentQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: keyOf('documents', userId, 'text', id),
    queryFn: () => readTextDocument(userId, id),
    // The editor must start with the saved row, never with a cached one.
    staleTime: 0,
    gcTime: 0,
  })
}

export function useTextDocument(id: string) {
  return useQuery(textDocumentQuery(useUser().id, id))
}
