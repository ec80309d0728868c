import { useMutation } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { changed } from '../../../lib/data/changed.ts'

async function deleteClient(userId: string, id: string): Promise<void> {
  await supabase().from('clients').delete().eq('id', id).eq('user_id', userId).throwOnError()
}

export function useDeleteClient() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (id: string) => deleteClient(userId, id),
    meta: { failure: 'client not deleted' },
    onSuccess: () => changed('clients', 'client_preferences', 'selections', 'owner_reports'),
  })
}
