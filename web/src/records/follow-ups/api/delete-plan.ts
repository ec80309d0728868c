import { useMutation } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

async function deletePlan(userId: string, id: string): Promise<void> {
  await supabase()
    .from('follow_up_plans')
    .delete()
    .eq('id', id)
    .eq('user_id', userId)
    .throwOnError()
}

export function useDeletePlan() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (id: string) => deletePlan(userId, id),
    meta: { failure: 'follow-up plan not deleted' },
    onSettled: () => changed('follow_up_plans'),
  })
}
