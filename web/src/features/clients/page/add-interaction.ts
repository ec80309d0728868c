import { interactionSchema, type InteractionType } from '@predio/domain/interactions'
import { useMutation } from '@tanstack/react-query'
import { insertRow } from '../../../lib/save-row.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { changed } from '../../../lib/data/changed.ts'

interface QuickNote {
  /** Made by the form: sent twice after a lost answer, it is still one. */
  id: string
  clientId: string
  type: InteractionType
  subject: string
  description: string | null
}

async function addInteraction(userId: string, note: QuickNote): Promise<void> {
  const { id, clientId, ...said } = note
  const values = interactionSchema.parse({ ...said, client_id: clientId })
  const interactions = () => supabase().from('interactions')
  await insertRow({
    insert: async () => {
      const row = { ...values, id, user_id: userId }
      return (await interactions().insert(row).select('id').single().throwOnError()).data
    },
    read: async () => {
      const found = interactions().select('id').eq('id', id).eq('user_id', userId)
      return (await found.maybeSingle().throwOnError()).data
    },
  })
}

export function useAddInteraction() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (note: QuickNote) => addInteraction(userId, note),
    meta: { failure: 'interaction not saved' },
    onSuccess: () => changed('interactions'),
  })
}
