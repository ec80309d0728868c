import type { Tables } from '@predio/domain/database'
import { supabase } from '../../../lib/supabase.ts'

const MOST = 20

export type FoundProperty = Pick<
  Tables<'properties'>,
  'id' | 'wordpress_id' | 'title' | 'price' | 'currency' | 'location' | 'operation'
>

/** The agent's own copies with every word in title, place, type or tags; the newest first. */
export async function searchProperties(
  userId: string,
  words: readonly string[],
  signal: AbortSignal,
): Promise<FoundProperty[]> {
  let query = supabase()
    .from('properties')
    .select('id, wordpress_id, title, price, currency, location, operation')
    .eq('user_id', userId)
  for (const word of words) {
    // What the pattern language would read as a wildcard is only text here; the API takes * for %.
    const text = word.replaceAll('*', ' ').replaceAll(/[\\%_]/g, String.raw`\$&`)
    query = query.like('search', `%${text}%`)
  }
  const { data } = await query
    .order('created_at', { ascending: false })
    .order('id')
    .limit(MOST)
    .abortSignal(signal)
    .throwOnError()
  return data
}
