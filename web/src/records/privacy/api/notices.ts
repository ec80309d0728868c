import type { NoticeAnswers } from '@predio/domain/privacy'
import { useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { recordKind } from '../../../lib/save-record.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

const COLUMNS = 'id, version, answers, simple_text, full_text, published_at'
const MAX_VERSIONS = 200

const notices = recordKind({
  table: 'privacy_notices',
  select: () => supabase().from('privacy_notices').select(COLUMNS),
  toRow: (row) => row,
})

export interface NewNotice {
  id: string
  answers: NoticeAnswers
  simple: string
  full: string
}

/** PRIV-04: publishing with the same id again creates no second version. */
export function usePublishNotice() {
  const { id: userId } = useUser()
  return ({ id, answers, simple, full }: NewNotice) =>
    notices.create(userId, { id, values: { answers, simple_text: simple, full_text: full } })
}

async function readNotices(userId: string, signal: AbortSignal) {
  const { data } = await supabase()
    .from('privacy_notices')
    .select(COLUMNS)
    .eq('user_id', userId)
    .order('version', { ascending: false })
    .limit(MAX_VERSIONS)
    .abortSignal(signal)
    .throwOnError()
  return data
}

export type NoticeRow = Awaited<ReturnType<typeof readNotices>>[number]

export function useNotices() {
  const { id } = useUser()
  return useQuery({
    queryKey: keyOf('privacy-notices', id),
    queryFn: ({ signal }) => readNotices(id, signal),
    refetchOnWindowFocus: 'always',
  })
}
