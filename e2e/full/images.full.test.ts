import { expect, test } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../../test-support/site-stub/start-site-stub.ts'
import { addPhotos, PHOTO, tiles } from '../support/images.ts'
import { card, openProperties } from '../support/properties.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

test('IMG-35 the image workshop opens from a property with its pictures, its price and its place', async ({
  page,
}) => {
  await openProperties(page, sites, { listings: 2 })
  const place = 'Departamento 1 en Querétaro'
  await card(page, place).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 2, name: place })).toBeVisible()
  const price = await page.getByRole('main').getByText(/^\$/).first().innerText()
  await page.getByRole('link', { name: 'Preparar imágenes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Imágenes' })).toBeVisible()
  await expect(tiles(page).first().getByRole('button').first()).toHaveAccessibleName(
    /, Lista para procesar$/,
  )
  await page.getByText('Precio y ubicación').click()
  await expect(page.getByLabel('Precio', { exact: true })).toHaveValue(price)
  await expect(page.getByLabel('Ubicación', { exact: true })).not.toHaveValue('')

  await addPhotos(page, [{ ...PHOTO, name: 'mia.jpg' }])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: place })).toBeVisible()
  await page.getByRole('link', { name: 'Preparar imágenes' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Cambiar las fotos?' })
  const mine = tiles(page).getByRole('button', { name: /^mia\.jpg,/ })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(mine).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Preparar imágenes' }).click()
  await question.getByRole('button', { name: 'Cambiar fotos' }).click()
  await expect(mine).toHaveCount(0)
  await expect(tiles(page)).not.toHaveCount(0)
})
