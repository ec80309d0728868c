import type { InteractionType } from '@predio/domain/interactions'
import { useMutation } from '@tanstack/react-query'
import { saveThroughOutbox } from '../../../lib/outbox/save-through-outbox.ts'
import { useUser } from '../../../lib/session/index.ts'
import type { NoteFile } from '../photos/upload-note-photos.ts'
import { addInteractionToOutbox } from './outbox-interactions.ts'
import { interactions, saveInteraction } from './save-interaction.ts'

interface QuickNote {
  /** Made by the form, so that a retry creates no second interaction. */
  id: string
  clientId: string
  clientName?: string
  type: InteractionType
  subject: string
  description: string | null
  isInbound: boolean
  photos?: string[]
  files?: readonly NoteFile[]
}

async function addInteraction(userId: string, note: QuickNote): Promise<'saved' | 'queued'> {
  const { id, clientId, clientName = null, isInbound, photos = [], files = [], ...said } = note
  // The code that checks a note loads with the first note, so that a list of calls does not wait for it.
  const { readNote } = await import('./read-note.ts')
  const values = { ...readNote({ ...said, client_id: clientId, is_inbound: isInbound }), photos }
  const saved = await saveThroughOutbox(
    () => saveInteraction(userId, { id, values, base: undefined, files }),
    (wasSent) =>
      addInteractionToOutbox(userId, {
        id,
        base: undefined,
        values,
        names: { client: clientName, property: null },
        files,
        wasSent,
      }),
  )
  // An earlier attempt has created the interaction, and the text was changed since.
  if (saved?.kind === 'conflict') await interactions.update(userId, saved.theirs, values)
  return saved ? 'saved' : 'queued'
}

export function useAddInteraction() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (note: QuickNote) => addInteraction(userId, note),
    meta: { failure: 'interaction not saved', usesOutbox: true },
  })
}
