import { expect, test, type Page } from '@playwright/test'
import type { SiteOptions } from '../test-support/site-stub/site-options.ts'
import {
  startSiteStub,
  type SiteStub,
  type StubSite,
} from '../test-support/site-stub/start-site-stub.ts'
import { offlineListings } from './support/offline-listings.ts'
import { expectCount, openProperties } from './support/properties.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

/** A person whose site is connected already, at the screen that shows the state of the reading. */
const connect = (page: Page, options: Partial<SiteOptions>) =>
  openProperties(page, sites, options, '/dashboard/settings')

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

/** The pages of a hundred that were requested; the request for the first cards is another one. */
function pagesAsked(site: StubSite): number[] {
  return site.asked
    .filter(({ method, query }) => method === 'GET' && query.get('per_page') === '100')
    .filter(({ query }) => query.has('page'))
    .map(({ query }) => Number(query.get('page')))
    .toSorted((a, b) => a - b)
}

test('SITE-18 a reading that fails half-way is shown as a part, survives a reload and is continued', async ({
  page,
}) => {
  const { site } = await openProperties(page, sites, { listings: 126, diesFrom: 2 })
  await expectCount(page, '100 de 126 propiedades')
  const notice = page.getByRole('status').filter({ hasText: 'Ves 100 de 126 propiedades' })
  await expect(notice).toContainText('No se pudo conectar al servidor.')
  await expect(notice.getByRole('button', { name: 'Continuar' })).toBeVisible()

  site.change({ hangs: true })
  await page.reload()
  await expectCount(page, '100 de 126 propiedades')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(notice).toContainText('Detuviste la lectura de tus propiedades')
  await expectCount(page, '100 de 126 propiedades')

  site.change({ hangs: false, diesFrom: null })
  site.asked.length = 0
  await notice.getByRole('button', { name: 'Continuar' }).click()
  await expectCount(page, '126 propiedades')
  await expect(notice).toBeHidden()
  expect(pagesAsked(site)).toEqual([2])
  await expect
    .poll(async () => (await offlineListings(page)).map(({ id }) => id))
    .toEqual(upTo(126))
})

test('SITE-19 two tabs read once; the offline copy is shown until it is ten minutes old', async ({
  page,
  context,
}) => {
  const { site } = await connect(page, { listings: 250, heldFrom: 3 })
  await expect(page.getByText('200 de 250')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard/settings')
  await expect(other.getByText('Leyendo tus propiedades')).toBeVisible()
  site.release()
  // '200 de 250 propiedades' is not the end.
  await expect(other.getByText(/^250 propiedades/)).toBeVisible()
  await expect(page.getByText(/^250 propiedades/)).toBeVisible()
  expect(pagesAsked(site)).toEqual([1, 2, 3])
  await other.close()

  const asked = site.asked.length
  // The copy is written after the listings are shown.
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
