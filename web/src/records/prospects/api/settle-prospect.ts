import { splitName } from '@predio/domain/csv'
import { useMutation } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { Prospect } from './prospect-row.ts'

interface Acceptance {
  prospect: Prospect
  /** The client it is; null for a new one. */
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

/** A single word is a first name; the form of the client asks for the surname. */
function namesOf({ name }: Prospect): Record<string, string> {
  const { first, last } = splitName(name ?? '')
  if (first.length < 2 || first.length > 50) return {}
  return { first_name: first, ...(last.length >= 2 && last.length <= 50 && { last_name: last }) }
}

/** PROS-56: makes or completes the client, by one function of the database. */
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

/** Discards one, or brings it back. */
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

/** Which listing it is about; null for none. */
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

/** Notes the first answer; a report says how soon it came. */
export function useNoteAnswer() {
  return useMutation({
    mutationFn: async (id: string) => {
      await supabase().rpc('answer_prospect', { record_id: id }).throwOnError()
    },
    meta: { failure: 'answer of a prospect not noted' },
    onSettled: () => changed('prospects', 'tasks'),
  })
}

/** Removes a discarded one for good, with all that it said. */
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

/** PROS-24: one that is gone already is as good as erased. A repeated attempt is the same erasure. */
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
