import type { Transaction } from '../database/types.ts'
import { DEMO_USER } from './demo-user.ts'
import { SITE_PATH, type SiteAddress } from './site/site-address.ts'

/**
 * The demo's site is wherever this server is. When it starts at another port, what was stored of the old
 * address follows; a site that the person connected instead is left alone.
 */
export async function moveSite(tx: Transaction, site: SiteAddress): Promise<void> {
  const { rows } = await tx.query<{ wordpress_url: string }>(
    `select wordpress_url from public.user_settings
     where user_id = $1 and wordpress_url <> $2 and wordpress_url ~ $3`,
    [DEMO_USER, site.home, `^https?://(localhost|127[.0-9]+|\\[::1\\])(:\\d+)?${SITE_PATH}/?$`],
  )
  const old = rows[0]?.wordpress_url.replace(/\/$/, '')
  if (old === undefined) return
  await tx.query(
    `update public.user_settings
     set wordpress_url = $3,
       logo_url = case when starts_with(logo_url, $2) then replace(logo_url, $2, $3) else logo_url end
     where user_id = $1`,
    [DEMO_USER, old, site.home],
  )
  await tx.query(
    `update public.properties
     set url = replace(url, $2, $3),
       images = array(
         select replace(image, $2, $3) from unnest(images) with ordinality as picture (image, place) order by place
       )
     where user_id = $1 and starts_with(url, $2)`,
    [DEMO_USER, old, site.home],
  )
}
