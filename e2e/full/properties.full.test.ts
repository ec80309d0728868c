import { expect, test } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../../test-support/site-stub/start-site-stub.ts'
import { entry } from '../support/dashboard.ts'
import { choose, expectCount, openProperties, titles } from '../support/properties.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

test('PROP-22 filters survive visits to a listing and to another section, and the search finds listings', async ({
  page,
}) => {
  await openProperties(page, sites, { listings: 12 })
  await choose(page, 'Tipo', 'Casa')
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill('queretaro')
  await expect(titles(page)).toHaveText(['Casa 5 en Querétaro'])
  await page.getByRole('link', { name: 'Casa 5 en Querétaro' }).click()
  await expect(page.getByRole('heading', { name: 'Casa 5 en Querétaro' })).toBeFocused()
  await page.getByRole('button', { name: 'Volver' }).click()
  await expectCount(page, '1 de 12 propiedades')
  await entry(page, 'Calculadora').click()
  await entry(page, 'Propiedades').click()
  await expectCount(page, '1 de 12 propiedades')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Ahora no' }).click()
  for (const name of ['Mostrar Chat', /Ordenar por/, /Filtros/]) {
    await expect(page.getByRole('button', { name })).toBeVisible()
  }
  await expect
    .poll(async () => (await page.getByRole('article').first().boundingBox())?.y)
    .toBeLessThan(260)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar' }).fill('local merida')
  await page.getByRole('option', { name: /Local 4 en Mérida/ }).click()
  await expect(page.getByRole('heading', { name: 'Local 4 en Mérida' })).toBeVisible()
})
