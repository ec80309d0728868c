import type { Transaction } from '../database/types.ts'
import type { Accounts } from './accounts.ts'
import { DEMO_USER } from './demo-user.ts'
import { storeSiteKey } from './store-site-key.ts'
import { SITE_PATH, type SiteAddress } from './site/site-address.ts'

/** This pattern matches the demo's site at any name and port of this machine. */
const ANY_HOME = `^https?://(localhost|127[.0-9]+|\\[::1\\])(:\\d+)?${SITE_PATH}(?=/|$)`

/**
 * The address of the demo's site follows the server's address, which may change between starts. A site that the person connected instead
 * stays.
 */
export async function moveSite(
  tx: Transaction,
  site: SiteAddress,
  storeSecret: Accounts['storeSecret'],
): Promise<void> {
  const values = [DEMO_USER, ANY_HOME, site.home]
  // PROP-50: only the site's address changes, so the copied properties still belong to the connected site.
  await tx.query(
    `update public.properties as copy
     set site = private.site_key(regexp_replace(settings.wordpress_url, $2, $3))
     from public.user_settings as settings
     where settings.user_id = $1 and settings.wordpress_url ~ $2 and not starts_with(settings.wordpress_url, $3)
       and copy.user_id = $1 and copy.wordpress_id is not null`,
    values,
  )
  const { rows } = await tx.query<{ is_own: boolean }>(
    `update public.user_settings
     set wordpress_url = regexp_replace(wordpress_url, $2, $3), logo_url = regexp_replace(logo_url, $2, $3)
     where user_id = $1
       and (wordpress_url ~ $2 and not starts_with(wordpress_url, $3)
         or logo_url ~ $2 and not starts_with(logo_url, $3))
     returning wordpress_url = $3 and has_site_key as is_own`,
    values,
  )
  // A site key is stored for one address, so it is stored again for the new one.
  if (rows.some(({ is_own: isOwn }) => isOwn)) await storeSiteKey(tx, site, storeSecret)
  await tx.query(
    `update public.properties
     set url = regexp_replace(url, $2, $3),
       images = array(
         select regexp_replace(image, $2, $3)
         from unnest(images) with ordinality as picture (image, place) order by place
       )
     where user_id = $1 and url ~ $2 and not starts_with(url, $3)`,
    values,
  )
}
