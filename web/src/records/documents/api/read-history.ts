import { HISTORY_ACTIONS } from '@predio/domain/documents'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

const MAX_ROWS = 200

const COLUMNS =
  'document_history(id, action, details, performed_by, created_at), document_shares(id, shared_email, client:clients(first_name, last_name))'

const entrySchema = z.object({
  id: z.string(),
  action: z.enum(HISTORY_ACTIONS),
  details: z.object({
    version: z.number().optional(),
    restored: z.number().optional(),
    share_id: z.string().optional(),
    expires_at: z.string().optional(),
  }),
  performed_by: z.string().nullable(),
  created_at: z.string(),
})

export type HistoryEntry = z.output<typeof entrySchema>

async function readHistory(userId: string, documentId: string) {
  const { data } = await supabase()
    .from('documents')
    .select(COLUMNS)
    .eq('user_id', userId)
    .eq('id', documentId)
    .order('created_at', { ascending: false, referencedTable: 'document_history' })
    .limit(MAX_ROWS, { referencedTable: 'document_history' })
    .maybeSingle()
    .throwOnError()
  return {
    entries: (data?.document_history ?? []).map((row) => entrySchema.parse(row)),
    shares: data?.document_shares ?? [],
  }
}

export type History = Awaited<ReturnType<typeof readHistory>>

export function useHistory(documentId: string) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('documents', userId, 'history', documentId),
    queryFn: () => readHistory(userId, documentId),
    staleTime: 0,
  })
}
