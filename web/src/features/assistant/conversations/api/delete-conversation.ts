import { useMutation } from '@tanstack/react-query'
import { log } from '../../../../lib/log.ts'
import { useUser } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { refreshConversations } from './conversation-keys.ts'
import { whileDeleting } from './deletions.ts'
import { storesOf } from './store-interaction.ts'

async function deleteConversation(userId: string, id: string): Promise<void> {
  // A turn that is on its way would arrive after the others are gone.
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
    // Without a network it fails at once, and the person is told.
    networkMode: 'always',
    onError: (error) => log.error('conversation not deleted', error),
    onSuccess: refreshConversations,
  })
}
