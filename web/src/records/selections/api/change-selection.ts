import type { TablesUpdate } from '@predio/domain/database'
import { useMutation } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { useUser } from '../../../lib/session/index.ts'
import { sha256 } from '../../../lib/sha256.ts'
import { supabase } from '../../../lib/supabase.ts'

async function change(
  userId: string,
  id: string,
  values: TablesUpdate<'selections'>,
): Promise<void> {
  await supabase()
    .from('selections')
    .update(values)
    .eq('id', id)
    .eq('user_id', userId)
    .throwOnError()
}

/** SEL-19: keeps a link open that this device made. False where it was revoked, replaced or deleted since. */
export async function extendLink(
  userId: string,
  { selectionId, token }: { selectionId: string; token: string },
  expiresAt: Date,
): Promise<boolean> {
  const { data } = await supabase()
    .from('selections')
    .update({ expires_at: expiresAt.toISOString() })
    .eq('id', selectionId)
    .eq('user_id', userId)
    .eq('token_hash', sha256(token))
    .is('revoked_at', null)
    .select('id')
    .throwOnError()
  return data.length > 0
}

/** SEL-11: until when the link opens the page. */
export function useRenewSelection(id: string) {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (expiresAt: Date) => change(userId, id, { expires_at: expiresAt.toISOString() }),
    meta: { failure: 'selection not renewed' },
    onSettled: () => changed('selections'),
  })
}

export function useRevokeSelection(id: string) {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: () => change(userId, id, { revoked_at: new Date().toISOString() }),
    meta: { failure: 'selection not revoked' },
    onSettled: () => changed('selections'),
  })
}

/** SEL-11: another link, also for one that was revoked; the earlier one opens nothing any more. */
export function useReplaceLink(id: string) {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: ({ token, expiresAt }: { token: string; expiresAt: Date }) =>
      change(userId, id, {
        token_hash: sha256(token),
        expires_at: expiresAt.toISOString(),
        revoked_at: null,
      }),
    meta: { failure: 'link not replaced' },
    onSettled: () => changed('selections'),
  })
}

export function useDeleteSelection() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: async (id: string) => {
      await supabase().from('selections').delete().eq('id', id).eq('user_id', userId).throwOnError()
    },
    meta: { failure: 'selection not deleted' },
    onSettled: () => changed('selections'),
  })
}

/** SEL-12: the agent has decided about these reasons, so that they are not proposed again. */
export async function markReviewed(userId: string, itemIds: readonly string[]): Promise<void> {
  await supabase()
    .from('selection_items')
    .update({ reviewed_at: new Date().toISOString() })
    .in('id', [...itemIds])
    .eq('user_id', userId)
    .throwOnError()
  void changed('selection_items')
}

/** DAY-06: what the agent has looked at; by the answers' own time, because the clock of this device may be behind the server's. */
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

/** Undoes it. */
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
