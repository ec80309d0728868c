import { shareExpiry } from '@predio/domain/documents'
import { useMutation } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { useUser } from '../../../lib/session/index.ts'
import { sha256 } from '../../../lib/sha256.ts'
import { supabase } from '../../../lib/supabase.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { LINK_KINDS, type LinkKindName } from '../kinds.ts'

interface LinkRow {
  userId: string
  kind: LinkKindName
  id: string
}

/** A link that was revoked before keeps the time of that revocation. */
export async function revokeLink({ userId, kind, id }: LinkRow): Promise<void> {
  await supabase()
    .from(LINK_KINDS[kind].table)
    .update({ revoked_at: new Date().toISOString() })
    .eq('id', id)
    .eq('user_id', userId)
    .is('revoked_at', null)
    .throwOnError()
}

/** SEL-40: returns false if the link was revoked, replaced or deleted meanwhile. */
export async function extendLink(
  { userId, kind, id }: LinkRow,
  token: string,
  expiresAt: Date,
): Promise<boolean> {
  const { data } = await supabase()
    .from(LINK_KINDS[kind].table)
    .update({ expires_at: expiresAt.toISOString() })
    .eq('id', id)
    .eq('user_id', userId)
    .eq('token_hash', sha256(token))
    .is('revoked_at', null)
    .select('id')
    .throwOnError()
  return data.length > 0
}

async function updateLink(
  { userId, kind, id }: LinkRow,
  values: { expires_at: string; token_hash?: string; revoked_at?: null },
): Promise<void> {
  await supabase()
    .from(LINK_KINDS[kind].table)
    .update(values)
    .eq('id', id)
    .eq('user_id', userId)
    .throwOnError()
}

async function removeLink({ userId, kind, id }: LinkRow): Promise<void> {
  await supabase()
    .from(LINK_KINDS[kind].table)
    .delete()
    .eq('id', id)
    .eq('user_id', userId)
    .throwOnError()
}

function useChange<Input = void>(
  kind: LinkKindName,
  id: string,
  change: (link: LinkRow, expires: string, input: Input) => Promise<void>,
) {
  const { id: userId } = useUser()
  const zone = useZone()
  const { table, days } = LINK_KINDS[kind]
  return useMutation({
    mutationFn: (input: Input) =>
      change({ userId, kind, id }, shareExpiry(new Date(), zone, days).toISOString(), input),
    meta: { failure: `link not changed: ${kind}` },
    onSettled: () => changed(table),
  })
}

/** SEL-11 and OREP-08: the agent chooses the day on which the link ends. */
export const useRenewLink = (kind: LinkKindName, id: string) =>
  useChange(kind, id, (link, expires) => updateLink(link, { expires_at: expires }))

/** A revoked link can be replaced, too; the earlier address opens nothing after that. */
export const useReplaceLink = (kind: LinkKindName, id: string) =>
  useChange(kind, id, (link, expires, token: string) =>
    updateLink(link, { token_hash: sha256(token), expires_at: expires, revoked_at: null }),
  )

export const useRevokeLink = (kind: LinkKindName, id: string) => useChange(kind, id, revokeLink)

export const useRemoveLink = (kind: LinkKindName, id: string) => useChange(kind, id, removeLink)
