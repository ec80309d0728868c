import { expect, test, type Locator, type Page } from '@playwright/test'
import { placeLogo } from '../domain/src/images/index.ts'
import { exifSegment, tiff } from '../domain/src/images/testing/image-bytes.ts'
import {
  addPhotos,
  boundsOf,
  decode,
  download,
  draw,
  LOGO,
  openWithLogo,
  output,
  pixel,
  processAll,
  quantizer,
  RED,
  WHITE,
} from './support/images.ts'
import { watchConsole } from './support/page.ts'
import { clientOf } from './support/people.ts'

const isReddish = (red: number, green: number, _blue: number) => red - green > 60
const isWhite = (...colours: number[]) => Math.min(...colours) > 240

async function chooseOption(page: Page, field: string, option: RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`\\b${field}\\b`) }).click()
  await page.getByRole('option', { name: option }).click()
}

test('the JPEG has the size, the logo its place, opacity and quality as they were chosen', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await openWithLogo(page)
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
  await expect(page.getByText('1 imagen de este lote, 2 en total')).toBeVisible()
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
  await openWithLogo(page)
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
  await openWithLogo(page)
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
