import { DOCUMENT_CATEGORIES, type DocumentCategory } from '@predio/domain/documents'
import type { Tables } from '@predio/domain/database'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ColumnsOf } from '../../../lib/columns.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** TPL-02: the API returns at most 1,000 rows; of the templates that others published, the newest 200 are offered. */
const MAX_OWN = 1000
const MAX_PUBLIC = 200

/** `content` and `variables` may be long, so they are read only for an opened template. */
export const SUMMARY_COLUMNS =
  'id, user_id, name, category, description, is_public, author, created_at, updated_at'

type SummaryRow = Omit<
  Pick<Tables<'document_templates'>, ColumnsOf<typeof SUMMARY_COLUMNS>>,
  'category'
>

export interface TemplateSummary extends SummaryRow {
  category: DocumentCategory
}

export function toSummary<Row extends SummaryRow & { category: string }>(row: Row) {
  return {
    ...row,
    category: DOCUMENT_CATEGORIES.find((known) => known === row.category) ?? ('other' as const),
  }
}

/** Templates of other agents are read separately, so that a failure does not affect the agent's own ones. */
type Part = 'own' | 'shared'

async function listTemplates(
  userId: string,
  part: Part,
  signal: AbortSignal,
): Promise<TemplateSummary[]> {
  const read = supabase().from('document_templates').select(SUMMARY_COLUMNS)
  const wanted =
    part === 'own'
      ? read.or(`user_id.eq.${userId},user_id.is.null`).limit(MAX_OWN)
      : read.eq('is_public', true).neq('user_id', userId).limit(MAX_PUBLIC)
  const { data } = await wanted
    .order('created_at', { ascending: false })
    .order('id')
    .abortSignal(signal)
    .throwOnError()
  return data.map(toSummary)
}

export function templatesQuery(userId: string, part: Part) {
  return queryOptions({
    queryKey: keyOf('document-templates', userId, part),
    queryFn: ({ signal }) => listTemplates(userId, part, signal),
  })
}

export function useTemplates() {
  const { id: userId } = useUser()
  const own = useQuery(templatesQuery(userId, 'own'))
  const shared = useQuery(templatesQuery(userId, 'shared'))
  return { own, shared }
}
