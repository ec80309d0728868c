import { useMutation } from '@tanstack/react-query'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { refreshClients } from './client-keys.ts'

async function deleteClient(userId: string, id: string): Promise<void> {
  await supabase().from('clients').delete().eq('id', id).eq('user_id', userId).throwOnError()
}

export function useDeleteClient() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (id: string) => deleteClient(userId, id),
    onError: (error) => log.error('client not deleted', error),
    onSuccess: () => refreshClients(userId),
  })
}
