import { expect, test, type Locator, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { placeLogo } from '../domain/src/images/index.ts'
import {
  exifSegment,
  frameSegment,
  jpeg,
  latin,
  png,
  tiff,
} from '../domain/src/images/testing/image-bytes.ts'
import {
  startSiteStandIn,
  type SiteStandIn,
} from '../test-support/site-stand-in/start-site-stand-in.ts'
import { entry, enter } from './support/dashboard.ts'
import {
  addPhotos,
  boundsOf,
  choose,
  decode,
  download,
  draw,
  openImages,
  output,
  pixel,
  processAll,
  quantizer,
  saveLogo,
  tiles,
  type GivenFile,
} from './support/images.ts'
import { expectAccessible, testEveryLook, watchConsole } from './support/page.ts'
import { admin, clientOf, type Account } from './support/people.ts'
import { card, openProperties } from './support/properties.ts'
import { storedSettings } from './support/settings.ts'

const WHITE = '#ffffff'
const RED = '#ff0000'
/** Twice as wide as high, so that both sides are told apart. */
const LOGO = { width: 300, height: 150, colours: [RED], type: 'image/png' } as const

let sites: SiteStandIn
test.beforeAll(async () => {
  sites = await startSiteStandIn()
})
test.afterAll(() => sites.stop())

function file(name: string, bytes: Uint8Array): GivenFile {
  const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg'
  return { name, mimeType, buffer: Buffer.from(bytes) }
}

const isReddish = (red: number, green: number, _blue: number) => red - green > 60
const isWhite = (...colours: number[]) => Math.min(...colours) > 240

/** A person with a logo, at Imágenes. */
async function start(page: Page): Promise<Account> {
  const person = await enter(page)
  await openImages(page)
  await saveLogo(page, await draw(page, 'logo.png', LOGO))
  return person
}

async function chooseOption(page: Page, field: string, option: RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`\\b${field}\\b`) }).click()
  await page.getByRole('option', { name: option }).click()
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

test('the JPEG has the size, the logo its place, opacity and quality as they were chosen', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await start(page)
  await addPhotos(page, [
    await draw(page, 'Casa Norte.jpg', { width: 1600, height: 1200, colours: [WHITE] }),
  ])
  await processAll(page)
  const first = await decode(output(page, 'casa_norte_instagram_feed.jpg'))
  expect(first).toMatchObject({ width: 1080, height: 810 })
  expect(await qualityOf(page, 'casa_norte_instagram_feed.jpg'), 'quality 0.8').toBe(6)
  expectLogoAt(first, 'bottomRight', 0.5)

  // Row-level security lists only their own.
  const api = await clientOf(person)
  const { data: stored } = await api.storage.from('images').list('processed')
  expect(stored).toMatchObject([
    {
      name: expect.stringMatching(/^\d{13}-casa_norte_instagram_feed\.jpg$/),
      metadata: { mimetype: 'image/jpeg', cacheControl: 'max-age=3600' },
    },
  ])

  await chooseOption(page, 'Red social', /^X/)
  await page.getByRole('radio', { name: 'Rellenar' }).click()
  await page.getByRole('radio', { name: 'Arriba a la izquierda' }).press('Space')
  await page.getByRole('slider', { name: 'Opacidad del logo' }).press('End')
  await page.getByRole('slider', { name: 'Calidad' }).press('Home')
  await processAll(page)
  const second = await decode(output(page, 'casa_norte_twitter_feed.jpg'))
  expect(second).toMatchObject({ width: 1600, height: 900 })
  expect(await qualityOf(page, 'casa_norte_twitter_feed.jpg'), 'quality 0.1').toBe(80)
  expectLogoAt(second, 'topLeft', 1)
  await expect(page.getByText('2 imágenes')).toBeVisible()
  expect(problems).toEqual([])
})

/** By the file's own table of how coarse it is. */
async function qualityOf(page: Page, name: string): Promise<number> {
  const { bytes } = await download(page, `Descargar ${name}`)
  expect(bytes.subarray(0, 3), 'a JPEG').toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  return quantizer(bytes)
}

/** On white: where the red begins and ends, and what colour the logo and its shadow make together. */
function expectLogoAt(
  picture: Awaited<ReturnType<typeof decode>>,
  position: Parameters<typeof placeLogo>[2],
  opacity: number,
): void {
  const place = placeLogo(picture, LOGO, position)
  const found = boundsOf(picture, isReddish)
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    // JPEG keeps colour at half the resolution, so that an edge may be a few pixels off.
    expect(Math.abs(found[side] - place[side]), `${side} of the logo`).toBeLessThanOrEqual(3)
  }
  const [red, green, blue] = pixel(
    picture,
    place.x + Math.round(place.width / 2),
    place.y + Math.round(place.height / 2),
  )
  const under = 255 * (1 - 0.5 * opacity)
  for (const [found, expected] of [
    [red, under * (1 - opacity) + 255 * opacity],
    [green, under * (1 - opacity)],
    [blue, under * (1 - opacity)],
  ] as const) {
    expect(Math.abs(found - expected)).toBeLessThanOrEqual(8)
  }
  const isRight = position.endsWith('Right')
  const isBottom = position.startsWith('bottom')
  const opposite = pixel(
    picture,
    isRight ? 5 : picture.width - 6,
    isBottom ? 5 : picture.height - 6,
  )
  expect(Math.min(...opposite), 'the corner across').toBeGreaterThan(248)
}

test('a photograph taken with the camera on its side comes out upright', async ({ page }) => {
  await start(page)
  const lying = await draw(page, 'lado.jpg', { width: 600, height: 400, colours: [RED, WHITE] })
  // Orientation 6 is turned to the right: what was left is above.
  const bytes = Buffer.concat([
    lying.buffer.subarray(0, 2),
    Buffer.from(exifSegment(tiff(6))),
    lying.buffer.subarray(2),
  ])
  await addPhotos(page, [{ ...lying, buffer: bytes }])
  await processAll(page)
  const upright = await decode(output(page, 'lado_instagram_feed.jpg'))
  expect(upright).toMatchObject({ width: 400, height: 600 })
  expect(isReddish(...pixel(upright, 200, 100))).toBe(true)
  expect(isWhite(...pixel(upright, 200, 450))).toBe(true)
})

test('the preview follows every control, before and after, and shows the text', async ({
  page,
}) => {
  await start(page)
  await addPhotos(page, [
    await draw(page, 'sala.jpg', { width: 1200, height: 600, colours: [RED, WHITE] }),
  ])
  const after = page.getByRole('img', { name: 'Después: sala.jpg' })
  await expect(after).toBeVisible()
  await expect(page.getByText('1080 × 540')).toBeVisible()
  await page.getByRole('radio', { name: 'Rellenar' }).click()
  await expect(page.getByText('600 × 600')).toBeVisible()

  // The middle has both colours; moved to the end, only the right one is left.
  await expectPixel(after, 3, 300, isReddish)
  await page.getByRole('slider', { name: 'Encuadre' }).press('End')
  await expectPixel(after, 3, 300, isWhite)

  await page.getByRole('radio', { name: 'Antes' }).click()
  await expect(page.getByRole('img', { name: 'Antes: sala.jpg' })).toBeVisible()
  await page.getByRole('radio', { name: 'Después' }).click()

  await page.getByText('Precio y ubicación').click()
  await page.getByLabel('Precio', { exact: true }).fill('$4,850,000')
  await page.getByLabel('Ubicación', { exact: true }).fill('Temozón Norte')
  // A dark band along the foot of what was white.
  await expectPixel(after, 300, 596, (...colours) => Math.max(...colours) < 120)
  await expectPixel(after, 300, 300, isWhite)
})

/** Sooner or later: the picture is made anew for every step of a control. */
async function expectPixel(
  image: Locator,
  x: number,
  y: number,
  fits: (red: number, green: number, blue: number) => boolean,
): Promise<void> {
  await expect(async () => {
    const found = pixel(await decode(image), x, y)
    expect(fits(...found), `${found.join()} at ${x}, ${y}`).toBe(true)
  }).toPass({ timeout: 20_000 })
}

test('a batch can be cancelled; what is ready stays, and the rest can be done again', async ({
  page,
}) => {
  await start(page)
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
  await start(page)
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
  await start(page)
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
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: place })).toBeVisible()
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
