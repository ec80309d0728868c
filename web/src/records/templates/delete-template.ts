import { useMutation, useQueryClient } from '@tanstack/react-query'
import { log } from '../../lib/log.ts'
import { useUser } from '../../lib/session/index.ts'
import { supabase } from '../../lib/supabase.ts'
import { templatesKey } from './list-templates.ts'

/** Documents based on it stay; they only no longer say so. */
async function deleteTemplate(userId: string, id: string): Promise<void> {
  await supabase()
    .from('document_templates')
    .delete()
    .eq('id', id)
    .eq('user_id', userId)
    .throwOnError()
}

export function useDeleteTemplate() {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => deleteTemplate(userId, id),
    networkMode: 'always',
    onError: (error) => log.error('template not deleted', error),
    onSettled: () => cache.invalidateQueries({ queryKey: templatesKey(userId) }),
  })
}
