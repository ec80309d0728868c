import { useMutation } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { changed } from '../../../lib/data/changed.ts'

async function deleteValuation(userId: string, id: string): Promise<void> {
  await supabase().from('valuations').delete().eq('id', id).eq('user_id', userId).throwOnError()
}

export function useDeleteValuation() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (id: string) => deleteValuation(userId, id),
    meta: { failure: 'valuation not deleted' },
    onSettled: () => changed('valuations'),
  })
}
