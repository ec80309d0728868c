import { siteKeyOf } from '@predio/domain/properties'
import { supabase } from '../../../lib/supabase.ts'

export interface CopiesLeftBehind {
  count: number
  site: string
}

/** Returns null if the address belongs to the same site, or if there are no copies. */
export async function findCopiesLeftBehind(
  userId: string,
  url: string,
): Promise<CopiesLeftBehind | null> {
  const { data, count } = await supabase()
    .from('properties')
    .select('site', { count: 'exact' })
    .eq('user_id', userId)
    .not('wordpress_id', 'is', null)
    .neq('site', siteKeyOf(url) ?? '')
    .limit(1)
    .throwOnError()
  const site = data[0]?.site
  return site && count ? { count, site } : null
}

/** PROP-50: changes the site of the copies to the new address. */
export async function moveSite(url: string): Promise<void> {
  await supabase().rpc('move_site', { address: url }).throwOnError()
}
