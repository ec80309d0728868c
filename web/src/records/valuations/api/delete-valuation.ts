import { useMutation } from '@tanstack/react-query'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { refreshValuations } from './valuation-row.ts'

/** One that another tab has deleted already is gone as well. */
async function deleteValuation(userId: string, id: string): Promise<void> {
  await supabase().from('valuations').delete().eq('id', id).eq('user_id', userId).throwOnError()
}

export function useDeleteValuation() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (id: string) => deleteValuation(userId, id),
    networkMode: 'always',
    onError: (error) => log.error('valuation not deleted', error),
    // The question stays until the list is without it.
    onSettled: () => refreshValuations(userId),
  })
}
