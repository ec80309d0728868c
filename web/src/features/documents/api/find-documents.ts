import { DOCUMENT_CATEGORY_LABELS } from '@predio/domain/documents'
import { shownTitle } from '@predio/domain/properties'
import { FileText } from 'lucide-react'
import { searchPatterns } from '../../../lib/search-patterns.ts'
import { currentSession } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { SearchHit } from '../../../lib/search-source.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { recordTarget } from '../../../lib/navigation.ts'

const MAX_HITS = 6

type Found = Pick<DocumentRow, 'id' | 'name' | 'category' | 'client_name' | 'property_title'>

export async function findDocuments(text: string, signal: AbortSignal): Promise<SearchHit[]> {
  const session = currentSession()
  if (!session) return []
  let query = supabase()
    .from('document_rows')
    .select('id, name, category, client_name, property_title')
    .eq('user_id', session.user.id)
  for (const pattern of searchPatterns(text)) query = query.like('search', pattern)
  const { data } = await query
    .order('last_edited_at', { ascending: false })
    .limit(MAX_HITS)
    .abortSignal(signal)
    .throwOnError()
  return data.map(toHit)
}

function toHit({ id, name, category, client_name, property_title }: Found): SearchHit {
  const detail = [DOCUMENT_CATEGORY_LABELS[category], client_name, shownTitle(property_title)]
  return {
    id,
    label: name,
    detail: detail.filter(Boolean).join(' · '),
    icon: FileText,
    target: recordTarget('documentos', id),
  }
}
