import { interactionSchema, type InteractionType } from '@predio/domain/interactions'
import { useMutation } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { interactions } from '../../../records/interactions/api/save-interaction.ts'

interface QuickNote {
  /** Made by the form, so that sending it again after a lost response creates no second one. */
  id: string
  clientId: string
  type: InteractionType
  subject: string
  description: string | null
}

async function addInteraction(userId: string, note: QuickNote): Promise<void> {
  const { id, clientId, ...said } = note
  const values = interactionSchema.parse({ ...said, client_id: clientId })
  const saved = await interactions.create(userId, { id, values })
  // An earlier attempt had arrived, and the text was changed since.
  if (saved.kind === 'conflict') await interactions.update(userId, saved.theirs, values)
}

export function useAddInteraction() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (note: QuickNote) => addInteraction(userId, note),
    meta: { failure: 'interaction not saved' },
  })
}
