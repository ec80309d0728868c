import { INTERACTION_TYPE_LABELS } from '@predio/domain/interactions'
import { changed } from '../../lib/data/changed.ts'
import { log } from '../../lib/log.ts'
import { newId } from '../../lib/new-id.ts'
import { describeOutboxFailure } from '../../lib/outbox/describe-outbox-failure.ts'
import { words } from '../../lib/words.ts'
import { deleteRecords } from '../../capabilities/deletion/api/delete-records.ts'
import { useAddInteraction } from '../../records/interactions/api/add-interaction.ts'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

/** DAY-03 and CALL-06: 'Hecho' notes the call, which takes the client off today's list; the toast can undo it. */
export function useNoteCall(): (clientId: string) => Promise<void> {
  const { mutateAsync } = useAddInteraction()

  async function undo(id: string): Promise<void> {
    try {
      await deleteRecords('interactions', [id])
    } catch (error) {
      log.error('call not taken back', error)
      toast.error(messages.noteFailed)
    }
    await changed('interactions')
  }

  return async (clientId) => {
    const id = newId()
    try {
      const outcome = await mutateAsync({
        id,
        clientId,
        type: 'call',
        subject: INTERACTION_TYPE_LABELS.call,
        description: null,
        isInbound: false,
      })
      if (outcome === 'queued') toast.success(words.queuedUnsent)
      else toast.success(messages.noted, { label: words.undo, onPress: () => void undo(id) })
    } catch (error) {
      toast.error(describeOutboxFailure(error) ?? messages.noteFailed)
    }
    await changed('interactions')
  }
}
