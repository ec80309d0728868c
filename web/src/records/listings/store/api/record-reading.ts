import { planSiteRecord, type SiteRecord } from '@predio/domain/properties'
import type { Json } from '@predio/domain/database'
import { log } from '../../../../lib/log.ts'
import { queryClient } from '../../../../lib/data/query-client.ts'
import { supabase } from '../../../../lib/supabase.ts'
import type { Collected } from '../../reading/collect-pages.ts'
import { localPropertiesQuery } from '../../api/list-local-properties.ts'
import { siteCopies, type SiteCopyRow } from '../off-site.ts'
import { changed } from '../../../../lib/data/changed.ts'

/** The database notes at most once an hour that listings are still on the site, so readings without news are not sent more often. */
const SEEN_MS = 60 * 60_000

/** Only copies from before the reading are compared with it, because the first pages may lack a listing that was added later. */
export async function copiesBefore(userId: string): Promise<readonly SiteCopyRow[]> {
  try {
    const query = localPropertiesQuery(userId)
    return siteCopies(await queryClient.fetchQuery(query))
  } catch (error) {
    log.warn('local copies not read before the site', error)
    return []
  }
}

export async function recordReading(
  copies: readonly SiteCopyRow[],
  collected: Collected,
  siteUrl: string,
): Promise<void> {
  const record = planSiteRecord(copies, collected)
  if (!hasNews(copies, record)) return
  try {
    const { data: written } = await supabase()
      .rpc('record_site_reading', {
        ...record,
        changed: record.changed as unknown as Json,
        of_site: siteUrl,
      })
      .throwOnError()
    if (written > 0) await changed('properties', 'property_price_changes')
  } catch (error) {
    log.warn('the reading was not written to the local copies', error)
  }
}

function hasNews(copies: readonly SiteCopyRow[], { missing, changed }: SiteRecord): boolean {
  if (changed.length > 0) return true
  const gone = new Set(missing)
  return copies.some(({ wordpress_id, left_site_at, last_seen_at }) => {
    if (gone.has(wordpress_id)) return left_site_at === null
    const seen = last_seen_at === null ? 0 : Date.parse(last_seen_at)
    return left_site_at !== null || Date.now() - seen > SEEN_MS
  })
}
