import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { professionalsQuery } from './list-professionals.ts'
import { changed } from '../../../lib/data/changed.ts'

async function deleteProfessional(userId: string, id: string): Promise<void> {
  await supabase().from('professionals').delete().eq('id', id).eq('user_id', userId).throwOnError()
}

export function useDeleteProfessional() {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => deleteProfessional(userId, id),
    meta: { failure: 'professional not deleted' },
    onSuccess: (_, id) =>
      cache.setQueryData(professionalsQuery(userId).queryKey, (professionals) =>
        professionals?.filter((professional) => professional.id !== id),
      ),
    onSettled: () => changed('professionals'),
  })
}
