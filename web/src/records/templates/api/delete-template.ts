import { useMutation } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { changed } from '../../../lib/data/changed.ts'

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
  return useMutation({
    mutationFn: (id: string) => deleteTemplate(userId, id),
    meta: { failure: 'template not deleted' },
    onSettled: () => changed('document_templates'),
  })
}
