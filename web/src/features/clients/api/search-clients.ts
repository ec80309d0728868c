import type { Tables } from '@predio/domain/database'
import { searchPatterns } from '../../../lib/search-patterns.ts'
import { supabase } from '../../../lib/supabase.ts'

const MOST = 20

export type FoundClient = Pick<
  Tables<'clients'>,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone'
>

/** Every word somewhere in name, e-mail, phone or tags, without accents; all of them, by name, without words. */
export async function searchClients(
  userId: string,
  text: string,
  signal: AbortSignal,
): Promise<FoundClient[]> {
  let query = supabase()
    .from('clients')
    .select('id, first_name, last_name, email, phone')
    .eq('user_id', userId)
  for (const pattern of searchPatterns(text)) query = query.like('search', pattern)
  const { data } = await query
    .order('first_name')
    .order('id')
    .limit(MOST)
    .abortSignal(signal)
    .throwOnError()
  return data
}
