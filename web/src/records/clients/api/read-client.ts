import type { ClientStatus, ClientType, Preferences } from '@predio/domain/clients'
import type { Tables } from '@predio/domain/database'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

/** A client with its wishes: what the form edits and a merge weighs. */
export interface ClientRecord extends Pick<
  Tables<'clients'>,
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'needs_review'
  | 'email'
  | 'phone'
  | 'whatsapp'
  | 'address'
  | 'notes'
  | 'tags'
  | 'source'
  | 'budget_min'
  | 'budget_max'
  | 'created_at'
  | 'updated_at'
> {
  type: ClientType
  status: ClientStatus
  preferences: Preferences | null
}

/** The checks of the columns hold type, status and wishes to the domain's words. */
export const RECORD_COLUMNS =
  'id, type, first_name, last_name, needs_review, email, phone, whatsapp, address, notes, tags, status, source, budget_min, budget_max, created_at, updated_at, preferences:client_preferences(property_type, operation, min_price, max_price, locations, bedrooms)'

export async function readClient(userId: string, id: string): Promise<ClientRecord | null> {
  const { data } = await supabase()
    .from('clients')
    .select(RECORD_COLUMNS)
    .eq('id', id)
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError()
  return data
}

/** Several at once, as many as an address has room for. */
export async function readClients(
  userId: string,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ClientRecord[]> {
  const { data } = await supabase()
    .from('clients')
    .select(RECORD_COLUMNS)
    .in('id', ids)
    .eq('user_id', userId)
    .abortSignal(signal)
    .throwOnError()
  return data
}

export function useClientRecord(id: string) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('clients', userId, 'record', id),
    queryFn: () => readClient(userId, id),
    // A merge and a form begin with what is saved now.
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
