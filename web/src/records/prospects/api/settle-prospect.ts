import { splitName } from '@predio/domain/csv'
import { useMutation } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { Prospect } from './prospect-row.ts'

interface Acceptance {
  prospect: Prospect
  /** The existing client who the prospect is; null creates a client. */
  clientId: string | null
}

type Accepted =
  | { outcome: 'accepted'; client_id: string; is_new: boolean }
  | { outcome: 'gone' | 'client_gone' }

async function acceptProspect({ prospect, clientId }: Acceptance): Promise<Accepted> {
  const { data } = await supabase()
    .rpc('accept_prospect', {
      record_id: prospect.id,
      client: namesOf(prospect),
      ...(clientId === null ? { as_new: true } : { join_client: clientId }),
    })
    .throwOnError()
  return data as unknown as Accepted
}

/** A single word is taken for the first name; the client's form asks for the surname. */
function namesOf({ name }: Prospect): Record<string, string> {
  const { first, last } = splitName(name ?? '')
  if (first.length < 2 || first.length > 50) return {}
  return { first_name: first, ...(last.length >= 2 && last.length <= 50 && { last_name: last }) }
}

/** PROS-56: one database function creates or completes the client. */
export function useAcceptProspect() {
  return useMutation({
    mutationFn: acceptProspect,
    meta: { failure: 'prospect not accepted' },
    onSettled: () =>
      changed(
        'prospects',
        'clients',
        'client_consents',
        'follow_up_runs',
        'interactions',
        'property_clients',
        'tasks',
      ),
  })
}

/** Discards a prospect or puts it back among the waiting ones. */
export function useSetWaiting() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: async ({ id, status }: { id: string; status: 'waiting' | 'discarded' }) => {
      await supabase()
        .from('prospects')
        .update({ status })
        .eq('id', id)
        .eq('user_id', userId)
        .throwOnError()
    },
    meta: { failure: 'prospect not moved' },
    onSettled: () => changed('prospects'),
  })
}

/** Sets the listing about which the prospect asks; null for none. */
export function useSetListing(id: string) {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: async (propertyId: string | null) => {
      await supabase()
        .from('prospects')
        .update({ property_id: propertyId })
        .eq('id', id)
        .eq('user_id', userId)
        .throwOnError()
    },
    meta: { failure: 'listing of a prospect not saved' },
    onSettled: () => changed('prospects'),
  })
}

/** Notes the time of the first answer, from which a report counts how fast prospects were answered. */
export function useNoteAnswer() {
  return useMutation({
    mutationFn: async (id: string) => {
      await supabase().rpc('answer_prospect', { record_id: id }).throwOnError()
    },
    meta: { failure: 'answer of a prospect not noted' },
    onSettled: () => changed('prospects', 'tasks'),
  })
}

/** Deletes a discarded prospect for good, with all that it contains. */
export function useRemoveProspect() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: async (id: string) => {
      await supabase().from('prospects').delete().eq('id', id).eq('user_id', userId).throwOnError()
    },
    meta: { failure: 'prospect not deleted' },
    onSettled: () => changed('prospects'),
  })
}

/** PROS-24: a prospect that is gone counts as erased. A second attempt repeats the same erasure. */
export function useErasePerson() {
  return useMutation({
    mutationFn: async ({ id, erasureId }: { id: string; erasureId: string }) => {
      const { data } = await supabase()
        .rpc('erase_prospect', { record_id: id, erasure_id: erasureId })
        .throwOnError()
      if (data === 'is_client') throw new Error('the prospect became a client')
    },
    meta: { failure: 'data of a prospect not erased' },
    onSettled: () => changed('prospects', 'client_erasures', 'notifications'),
  })
}
