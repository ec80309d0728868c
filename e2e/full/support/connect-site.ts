import { expect, type Page } from '@playwright/test'
import { LONG_WAIT } from '../../../test-support/ceilings.ts'
import type { SiteKeys } from '../../../test-support/wordpress/site-keys.ts'
import type { RunningWordPress } from '../../../test-support/wordpress/start-wordpress.ts'
import { fillSite, press } from '../../support/settings.ts'

export async function connectSite(
  page: Page,
  { url, keys }: Pick<RunningWordPress, 'url' | 'keys'>,
  who: keyof SiteKeys | null,
): Promise<void> {
  const key = who ? `${keys[who].user}:${keys[who].password}` : ''
  await fillSite(page, url, key)
  await press(page, 'Probar conexión')
  await expect(page.getByText('Probando la conexión')).toBeHidden(LONG_WAIT)
}
