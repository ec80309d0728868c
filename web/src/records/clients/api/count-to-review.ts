import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

async function countToReview(userId: string, signal: AbortSignal): Promise<number> {
  const { count } = await supabase()
    .from('clients')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId)
    .is('needs_review', true)
    .abortSignal(signal)
    .throwOnError()
  return count ?? 0
}

export function useReviewCount() {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('clients', userId, 'to-review'),
    queryFn: ({ signal }) => countToReview(userId, signal),
  })
}
