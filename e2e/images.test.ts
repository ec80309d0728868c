import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { root } from '../scripts/lib/root.mjs'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { addPhotos, download, openWithLogo, processAll, tiles } from './support/images.ts'
import { card, openProperties } from './support/properties.ts'

const PHOTO = {
  name: 'IMG_001.JPG',
  mimeType: 'image/jpeg',
  buffer: readFileSync(join(root, 'backend/src/demo/pictures/casa-01-300x200.jpg')),
}

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

test('IMG-21 all outputs are downloaded in one ZIP under unique names, one by one, and by their public link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWithLogo(page)
  await addPhotos(page, [PHOTO, PHOTO, { ...PHOTO, name: 'Recámara & baño.jpg' }])
  await processAll(page)
  const zip = await download(page, 'Descargar todas')
  expect(zip.name).toBe('imagenes.zip')
  const entries = unzipSync(new Uint8Array(zip.bytes))
  expect(Object.keys(entries).toSorted()).toEqual([
    'img_001_instagram_feed.jpg',
    'img_001_instagram_feed_2.jpg',
    'recamara_bano_instagram_feed.jpg',
  ])
  for (const bytes of Object.values(entries)) {
    expect(Buffer.from(bytes.subarray(0, 3))).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  }

  const single = await download(page, 'Descargar recamara_bano_instagram_feed.jpg')
  expect(single.name).toBe('recamara_bano_instagram_feed.jpg')
  await page
    .getByRole('button', { name: 'Copiar enlace de recamara_bano_instagram_feed.jpg' })
    .click()
  await expect(page.getByText('Copiado al portapapeles')).toBeVisible()
  const link = (await page.evaluate('navigator.clipboard.readText()')) as string
  const answer = await fetch(link)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(
    Buffer.from(entries['recamara_bano_instagram_feed.jpg'] ?? []),
  )
})

test('IMG-35 a property opens the workshop with its pictures, its price and its place', async ({
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

  // Own photographs are only replaced after a question.
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
