import { changed } from '../../../lib/data/changed.ts'
import { supabase } from '../../../lib/supabase.ts'

/** SEL-12: reasons about which the agent has decided are not proposed again. */
export async function markReviewed(userId: string, itemIds: readonly string[]): Promise<void> {
  await supabase()
    .from('selection_items')
    .update({ reviewed_at: new Date().toISOString() })
    .in('id', [...itemIds])
    .eq('user_id', userId)
    .throwOnError()
  void changed('selection_items')
}

/** DAY-06: the newest answer's own time is used, because the clock of this device may be behind the server's. */
export async function markSeen(
  userId: string,
  answers: readonly { id: string; answered_at: string }[],
): Promise<void> {
  const latest = answers
    .map(({ answered_at }) => answered_at)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1)
  if (latest === undefined) return
  await setSeen(
    userId,
    answers.map(({ id }) => id),
    latest,
  )
}

export async function markUnseen(userId: string, itemId: string): Promise<void> {
  await setSeen(userId, [itemId], null)
}

async function setSeen(
  userId: string,
  itemIds: readonly string[],
  seenAt: string | null,
): Promise<void> {
  await supabase()
    .from('selection_items')
    .update({ seen_at: seenAt })
    .in('id', [...itemIds])
    .eq('user_id', userId)
    .throwOnError()
  void changed('selection_items')
}
