import { expect, test, type Page } from '@playwright/test'
import type { SiteOptions } from '../test-support/site-stub/site-options.ts'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { offlineListings } from './support/offline-listings.ts'
import { openProperties, pagesAsked } from './support/properties.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

const connect = (page: Page, options: Partial<SiteOptions>) =>
  openProperties(page, sites, options, '/dashboard/settings')

test('SITE-19 two tabs read the site once, and show the offline copy until it is ten minutes old', async ({
  page,
  context,
}) => {
  const { site } = await connect(page, { listings: 250, heldFrom: 3 })
  await expect(page.getByText('200 de 250')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard/settings')
  await expect(other.getByText('Leyendo tus propiedades')).toBeVisible()
  site.release()
  await expect(other.getByText(/^250 propiedades/)).toBeVisible()
  await expect(page.getByText(/^250 propiedades/)).toBeVisible()
  expect(pagesAsked(site)).toEqual([1, 2, 3])
  await other.close()

  const asked = site.asked.length
  await expect.poll(async () => (await offlineListings(page)).length).toBe(250)
  await page.reload()
  await expect(page.getByText(/^250 propiedades/)).toBeVisible()
  expect(site.asked).toHaveLength(asked)
  site.change({ listings: 5 })
  await page.clock.install({ time: Date.now() + 11 * 60_000 })
  await page.reload()
  await expect(page.getByText(/^5 propiedades/)).toBeVisible()
  await expect.poll(async () => (await offlineListings(page)).length).toBe(5)
})
