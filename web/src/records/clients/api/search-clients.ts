import type { Tables } from '@predio/domain/database'
import { supabase } from '../../../lib/supabase.ts'

export type FoundClient = Pick<
  Tables<'clients'>,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone'
>

export interface FoundClients {
  /** The likeliest first; all of them, by last contact, where nothing is typed. */
  clients: FoundClient[]
  /** How many answer the text, whether given or not. */
  total: number
}

/** What the database finds by name, e-mail, telephone or tag, and ranks. */
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
