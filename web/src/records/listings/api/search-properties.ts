import type { Tables } from '@predio/domain/database'
import { shownLocation, shownTitle } from '@predio/domain/properties'
import { supabase } from '../../../lib/supabase.ts'

const MAX_ROWS = 20

export type FoundProperty = Pick<
  Tables<'properties'>,
  'id' | 'wordpress_id' | 'title' | 'price' | 'currency' | 'location' | 'operation'
>

export interface FoundProperties {
  rows: FoundProperty[]
  total: number
}

/**
 * OWN-07: the search leaves archived listings out. Every word must occur in title, place, type or tags; the newest listings come first.
 */
export async function searchProperties(
  userId: string,
  words: readonly string[],
  signal: AbortSignal,
): Promise<FoundProperties> {
  let query = supabase()
    .from('properties')
    .select('id, wordpress_id, title, price, currency, location, operation', { count: 'exact' })
    .eq('user_id', userId)
    .neq('status', 'inactive')
  for (const word of words) {
    // Escapes the wildcards of LIKE; a * is replaced, because the API reads it as %.
    const text = word.replaceAll('*', ' ').replaceAll(/[\\%_]/g, String.raw`\$&`)
    query = query.like('search', `%${text}%`)
  }
  const { data, count } = await query
    .order('created_at', { ascending: false })
    .order('id')
    .limit(MAX_ROWS)
    .abortSignal(signal)
    .throwOnError()
  for (const row of data) {
    row.title = shownTitle(row.title)
    row.location = shownLocation(row.location)
  }
  return { rows: data, total: count ?? data.length }
}
