import type { Tables } from '@predio/domain/database'
import { supabase } from '../../../lib/supabase.ts'

export type FoundClient = Pick<
  Tables<'clients'>,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone'
>

export interface FoundClients {
  /** The likeliest first; without text by last contact (CLIENT-14, CLIENT-15). */
  clients: FoundClient[]
  /** The number of all matches, including those that were not returned. */
  total: number
}

/** Searches by name, e-mail, telephone or tag; the database ranks the matches. */
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
