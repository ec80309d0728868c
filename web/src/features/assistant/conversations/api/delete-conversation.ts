import { useMutation } from '@tanstack/react-query'
import { useUser } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { whileDeleting } from './deletions.ts'
import { storesOf } from './store-interaction.ts'
import { changed } from '../../../../lib/data/changed.ts'

async function deleteConversation(userId: string, id: string): Promise<void> {
  await storesOf(id)
  await supabase()
    .from('chat_interactions')
    .delete()
    .eq('user_id', userId)
    .eq('conversation_id', id)
    .throwOnError()
}

export function useDeleteConversation() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (id: string) => whileDeleting(id, () => deleteConversation(userId, id)),
    meta: { failure: 'conversation not deleted' },
    onSuccess: () => changed('chat_interactions'),
  })
}
