import { useMutation } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { saveThroughOutbox } from '../../../lib/outbox/save-through-outbox.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { addOutcomeToOutbox } from './outbox-interactions.ts'
import type { InteractionRow } from './interaction-row.ts'

interface SetOutcome {
  visit: InteractionRow
  outcome: string | null
}

/** DAY-04: only the result is written, so that other changes of the visit stay. */
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

async function setOutcomeThroughOutbox(
  userId: string,
  change: SetOutcome,
): Promise<'saved' | 'queued'> {
  const isSaved = await saveThroughOutbox(
    () => setOutcome(userId, change),
    (wasSent) => addOutcomeToOutbox(userId, { ...change, wasSent }),
  )
  return isSaved ? 'saved' : 'queued'
}

export function useSetOutcome() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (change: SetOutcome) => setOutcomeThroughOutbox(userId, change),
    meta: { failure: 'result not saved', usesOutbox: true },
    // A result that waits in the outbox has changed nothing on the server yet.
    onSettled: (outcome) => (outcome === 'queued' ? undefined : changed('interactions')),
  })
}
