import { useMutation } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { saveOrQueue } from '../../../lib/outbox/save-or-queue.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keepOutcome } from './unsent-interactions.ts'
import type { InteractionRow } from './interaction-row.ts'

interface SetOutcome {
  visit: InteractionRow
  outcome: string | null
}

/** DAY-04: only the result is written, so that changes made elsewhere stay. */
async function setOutcome(userId: string, { visit, outcome }: SetOutcome): Promise<true> {
  await supabase()
    .from('interactions')
    .update({ outcome })
    .eq('id', visit.id)
    .eq('user_id', userId)
    .select('id')
    .single()
    .throwOnError()
  return true
}

async function setOrQueueOutcome(userId: string, change: SetOutcome): Promise<'saved' | 'queued'> {
  const isSaved = await saveOrQueue(
    () => setOutcome(userId, change),
    (wasSent) => keepOutcome(userId, { ...change, wasSent }),
  )
  return isSaved ? 'saved' : 'queued'
}

export function useSetOutcome() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (change: SetOutcome) => setOrQueueOutcome(userId, change),
    meta: { failure: 'result not saved', keepsUnsent: true },
    // The server has no news of a result that waits in the outbox.
    onSettled: (outcome) => (outcome === 'queued' ? undefined : changed('interactions')),
  })
}
