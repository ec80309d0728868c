import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { scriptsQuery } from './list-scripts.ts'
import { changed } from '../../../lib/data/changed.ts'

async function deleteScript(userId: string, id: string): Promise<void> {
  await supabase().from('sales_scripts').delete().eq('id', id).eq('user_id', userId).throwOnError()
}

export function useDeleteScript() {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => deleteScript(userId, id),
    meta: { failure: 'script not deleted' },
    onSuccess: (_, id) =>
      cache.setQueryData(scriptsQuery(userId).queryKey, (scripts) =>
        scripts?.filter((script) => script.id !== id),
      ),
    onSettled: () => changed('sales_scripts'),
  })
}
