import { expect, test } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../../test-support/site-stub/start-site-stub.ts'
import { offlineListings } from '../support/offline-listings.ts'
import { expectCount, openProperties, pagesAsked } from '../support/properties.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

test('SITE-18 a reading that fails half-way is shown as partial, survives a reload and can be continued', async ({
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
