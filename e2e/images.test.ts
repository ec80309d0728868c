import { expect, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { frameSegment, jpeg, latin, png } from '../domain/src/images/testing/image-bytes.ts'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { entry, enter } from './support/dashboard.ts'
import {
  addPhotos,
  choose,
  download,
  draw,
  LOGO,
  openImages,
  openWithLogo,
  processAll,
  RED,
  saveLogo,
  tiles,
  type GivenFile,
  WHITE,
} from './support/images.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { admin, type Account } from './support/people.ts'
import { card, openProperties } from './support/properties.ts'
import { storedSettings } from './support/settings.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

function file(name: string, bytes: Uint8Array): GivenFile {
  const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg'
  return { name, mimeType, buffer: Buffer.from(bytes) }
}

async function logosOf({ id }: Account): Promise<string[]> {
  const { data } = await admin().storage.from('images').list(`logos/${id}`)
  return (data ?? []).map(({ name }) => name)
}

test('only a PNG of 2 MB that loads is a logo; it is stored, remembered and replaced', async ({
  page,
}) => {
  const person = await enter(page)
  await openImages(page)
  await page.getByRole('button', { name: 'Procesar imágenes' }).click()
  await expect(page.getByText('Selecciona imágenes y un logo para procesar')).toBeVisible()
  await addPhotos(page, [await draw(page, 'casa.jpg', { width: 60, height: 40, colours: [WHITE] })])
  await expect(page.getByText('Falta tu logo: súbelo para procesar las fotos.')).toBeVisible()

  const photo = await draw(page, 'foto.png', { width: 60, height: 40, colours: [RED] })
  const broken = png(300, 200)
  for (const wrong of [
    photo,
    file('texto.png', Uint8Array.from(latin('no soy un logo'))),
    file('bomba.png', png(60_000, 60_000)),
    file('rota.png', broken),
    file('grande.png', new Uint8Array(2_097_153).fill(0)),
  ]) {
    await choose(page, 'Elegir logo', [wrong])
    await expect(page.getByRole('alert').filter({ hasText: 'Logo inválido' })).toBeVisible()
  }
  expect(await logosOf(person)).toEqual([])

  const logo = await draw(page, 'Logo Ñandú (1).png', LOGO)
  await page.route('**/rest/v1/user_settings*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await choose(page, 'Elegir logo', [logo])
  await expect(
    page.getByRole('alert').filter({ hasText: 'Error al guardar el logo' }),
  ).toBeVisible()
  expect(await logosOf(person), 'the file of a logo that is not remembered').toEqual([])
  await page.unroute('**/rest/v1/user_settings*')

  await saveLogo(page, logo)
  const [name = ''] = await logosOf(person)
  expect(name).toMatch(/^\d{13}-logo_nandu_1\.png$/)
  const settings = await storedSettings(person)
  expect(settings?.logo_url).toMatch(new RegExp(`/images/logos/${person.id}/${name}$`))

  await page.reload()
  await expect(page.getByRole('img', { name: 'Tu logo' })).toBeVisible()
  await choose(page, 'Cambiar logo', [photo])
  await expect(page.getByRole('alert').filter({ hasText: 'Logo inválido' })).toBeVisible()
  await choose(page, 'Cambiar logo', [await draw(page, 'nuevo.png', LOGO)])
  await expect(page.getByText('Logo guardado exitosamente')).toBeVisible()
  await expect.poll(() => logosOf(person)).toEqual([expect.stringMatching(/^\d{13}-nuevo\.png$/)])
})

test('an image bomb, a renamed file and what does not load are refused; the sixteenth is dropped', async ({
  page,
}) => {
  await enter(page)
  await openImages(page)
  const whole = await draw(page, 'entera.jpg', { width: 400, height: 300, colours: [WHITE, RED] })
  const wrong = [
    file('bomba.png', png(60_000, 60_000)),
    file('renombrada.jpg', Uint8Array.from(latin('GIF89a no soy una foto'))),
    file('sin-datos.jpg', jpeg(frameSegment(800, 600))),
    { ...whole, name: 'grande.jpg', buffer: Buffer.concat([whole.buffer], 10_485_761) },
    await draw(page, 'foto.webp', { width: 9, height: 9, colours: [RED], type: 'image/webp' }),
  ]
  for (const each of wrong) {
    await choose(page, 'Elegir fotos', [each])
    await expect(page.getByText(`Imagen inválida: ${each.name}`)).toBeVisible()
  }
  await expect(tiles(page)).toHaveCount(0)

  const many = Array.from({ length: 17 }, (_, at) => ({ ...whole, name: `foto-${at + 1}.jpg` }))
  await choose(page, 'Elegir fotos', many)
  await expect(page.getByText('Máximo 15 imágenes permitidas')).toBeVisible()
  await expect(tiles(page)).toHaveCount(15)
  await expect(page.getByText('15 de 15')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar foto-3.jpg' }).click()
  await expect(tiles(page)).toHaveCount(14)
  await page.getByRole('button', { name: 'Quitar todas' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar todas' }).click()
  await expect(tiles(page)).toHaveCount(0)
  await expect(page.getByText('Elige una foto para ver cómo queda')).toBeVisible()
})

test('a batch can be cancelled; what is ready stays, and the rest can be done again', async ({
  page,
}) => {
  await openWithLogo(page)
  const photo = await draw(page, 'foto.jpg', { width: 900, height: 600, colours: [WHITE, RED] })
  const files = Array.from({ length: 9 }, (_, at) => ({ ...photo, name: `foto-${at + 1}.jpg` }))
  await addPhotos(page, files)

  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/storage/v1/object/images/processed/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Procesar imágenes' }).click()
  const bar = page.getByRole('progressbar', { name: 'Procesando imágenes' })
  await expect(bar).toHaveAttribute('aria-valuetext', '0 de 9')
  // Six are drawn and on their way; the server does not answer.
  await expect(page.getByRole('progressbar', { name: /: Guardando$/ })).toHaveCount(6)
  await expect(page.getByRole('progressbar', { name: 'foto-9.jpg: En espera' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('button', { name: 'foto-9.jpg, Lista para procesar' })).toBeVisible()
  release()
  await expect(
    page.getByText('Cancelado. Lo que ya estaba listo se queda en la galería.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'foto-1.jpg, Lista', exact: true })).toBeVisible()
  expect(await page.getByRole('list', { name: 'Galería' }).getByRole('listitem').count()).toBe(6)

  await page.unroute('**/storage/v1/object/images/processed/**')
  await processAll(page)
  await expect(page.getByText('9 imágenes')).toBeVisible()

  // Somebody who looks something up elsewhere finds everything as it was.
  await entry(page, 'Directorio').click()
  await expect(page.getByRole('heading', { name: 'Profesionales de confianza' })).toBeVisible()
  await openImages(page)
  await expect(tiles(page)).toHaveCount(9)
  await expect(page.getByText('9 imágenes')).toBeVisible()
})

test('all are downloaded in one ZIP under names of their own, and each by itself', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWithLogo(page)
  const photo = await draw(page, 'IMG_001.JPG', { width: 300, height: 300, colours: [WHITE] })
  await addPhotos(page, [photo, photo, { ...photo, name: 'Recámara & baño.jpg' }])
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

  // What a later batch makes is downloaded without what came before it.
  await page.getByRole('button', { name: 'Quitar todas' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar todas' }).click()
  await addPhotos(page, [{ ...photo, name: 'patio.jpg' }])
  await page.getByRole('button', { name: 'Procesar imágenes' }).click()
  await expect(page.getByText('1 imagen de este lote, 4 en total')).toBeVisible()
  const later = unzipSync(new Uint8Array((await download(page, 'Descargar todas')).bytes))
  expect(Object.keys(later)).toEqual(['patio_instagram_feed.jpg'])

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

  await page.evaluate('URL.createObjectURL = () => { throw new Error("no memory") }')
  await page.getByRole('button', { name: 'Descargar todas' }).click()
  await expect(page.getByText('Error al descargar las imágenes')).toBeVisible()
})

test('a picture that is not stored can still be had, and stored later', async ({ page }) => {
  await openWithLogo(page)
  await addPhotos(page, [
    await draw(page, 'patio.jpg', { width: 300, height: 300, colours: [WHITE] }),
  ])
  await page.route('**/storage/v1/object/images/processed/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Procesar imágenes' }).click()
  await expect(page.getByText('Error al procesar las imágenes')).toBeVisible()
  const item = page.getByRole('article', { name: 'patio_instagram_feed.jpg' })
  await expect(item).toContainText('No se guardó en línea; puedes descargarla.')
  await expect(item.getByRole('button', { name: /^Descargar/ })).toBeVisible()
  await page.unroute('**/storage/v1/object/images/processed/**')
  await item.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(item.getByRole('button', { name: /^Copiar enlace/ })).toBeVisible()
  await page.getByRole('button', { name: 'Vaciar' }).click()
  await expect(page.getByText('Aquí aparecen tus imágenes listas')).toBeVisible()
})

test('a property opens it with its pictures, its price and its place', async ({ page }) => {
  await openProperties(page, sites, { listings: 2 })
  const listing = card(page, /./).first()
  const place = await listing.getByRole('link').first().innerText()
  await listing.getByRole('link').first().click()
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

  // Own photographs do not go without a question.
  await addPhotos(page, [
    await draw(page, 'mia.jpg', { width: 600, height: 400, colours: [WHITE, RED] }),
  ])
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

testEveryLook('is accessible, empty, filled and done', async ({ page }) => {
  const problems = watchConsole(page)
  await enter(page)
  await page.evaluate(`history.replaceState({ usr: { section: 'images' }, key: 'x', idx: 0 }, '')`)
  await page.reload()
  await expect(page.getByText('Aquí aparecen tus imágenes listas')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Elegir logo' })).toBeVisible()
  await expectAccessible(page)
  await saveLogo(page, await draw(page, 'logo.png', LOGO))
  await addPhotos(page, [
    await draw(page, 'una.jpg', { width: 600, height: 400, colours: [WHITE, RED] }),
    await draw(page, 'otra.jpg', { width: 600, height: 400, colours: [RED] }),
  ])
  await page.getByRole('radio', { name: 'Rellenar' }).click()
  await page.getByText('Precio y ubicación').click()
  await processAll(page)
  await expect(page.getByRole('slider', { name: 'Encuadre' })).toBeVisible()
  await expectAccessible(page)
  expect(problems).toEqual([])
})
