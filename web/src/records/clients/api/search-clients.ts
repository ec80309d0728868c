import type { Tables } from '@predio/domain/database'
import { supabase } from '../../../lib/supabase.ts'

export type FoundClient = Pick<
  Tables<'clients'>,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone'
>

export interface FoundClients {
  /** CLIENT-14 and CLIENT-15: the likeliest client comes first; without a search text, the client with the latest contact. */
  clients: FoundClient[]
  total: number
}

export async function searchClients(
  text: string,
  limit: number,
  signal: AbortSignal,
): Promise<FoundClients> {
  const { data } = await supabase()
    .rpc('search_clients', { query: text, max_rows: limit })
    .abortSignal(signal)
    .throwOnError()
  const clients = data as (FoundClient & { total: number })[]
  return { clients, total: clients[0]?.total ?? 0 }
}
