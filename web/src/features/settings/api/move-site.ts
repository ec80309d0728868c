import { siteKeyOf } from '@predio/domain/properties'
import { supabase } from '../../../lib/supabase.ts'

/** Copies of the connected site's listings, where the new address is of another site. */
export interface CopiesLeftBehind {
  count: number
  /** Host and path of the site that the listings belong to. */
  site: string
}

/** Null where the address is of their site, or there are none. */
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

/** PROP-50: the connected site has another address, and its copies go with it. */
export async function moveSite(url: string): Promise<void> {
  await supabase().rpc('move_site', { address: url }).throwOnError()
}
