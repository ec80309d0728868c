import type { Transaction } from '../database/types.ts'
import type { Accounts } from './accounts.ts'
import { DEMO_USER } from './demo-user.ts'
import { SITE_PASSWORD, SITE_USER, type SiteAddress } from './site/site-address.ts'

export async function storeSiteKey(
  tx: Transaction,
  site: SiteAddress,
  storeSecret: Accounts['storeSecret'],
): Promise<void> {
  const place = { owner: DEMO_USER, name: 'site', siteUrl: site.home } as const
  await storeSecret(tx, place, `${SITE_USER}:${SITE_PASSWORD.replaceAll(' ', '')}`)
}
