import { unzipSync } from 'fflate'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { png } from '../../../../domain/src/images/testing/image-bytes.ts'
import { catchDownloads } from '../../ui/testing/catch-downloads.ts'
import { holdUploads, LOST, redirectUploads } from '../../ui/testing/redirect-uploads.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { ImagesScreen } from './images-screen.tsx'
import { chooseFiles } from '../../ui/testing/choose-files.ts'
import {
  decodePixels,
  draw,
  isDark,
  isReddish,
  isWhite,
  RED,
  WHITE,
  type Colour,
} from '../../ui/testing/pictures.ts'
import { openWithLogo } from './testing/open-with-logo.tsx'
import { workshop } from './workshop/state.ts'

// The window is wide, so that notifications stand beside the controls and do not cover them.
beforeEach(() => page.viewport(1440, 900))

const button = (name: string) => page.getByRole('button', { name, exact: true })
const tiles = () => page.getByRole('list', { name: 'Fotos' }).getByRole('listitem')
const outputs = () => page.getByRole('list', { name: 'Galería' }).getByRole('article')

async function addPhotos(...files: File[]): Promise<void> {
  await expect.element(button('Elegir fotos')).toBeVisible()
  chooseFiles('Elegir fotos', ...files)
  await expect
    .poll(() => workshop().pictures.filter(({ step }) => step === 'ready').length)
    .toBeGreaterThanOrEqual(files.length)
}

async function processAll(): Promise<void> {
  await button('Procesar imágenes').click()
  await expect.element(page.getByText('Imágenes procesadas exitosamente')).toBeVisible()
}

async function photographs(count: number): Promise<File[]> {
  const one = await draw('foto.jpg', { width: 90, height: 60, colours: [WHITE, RED] })
  return Array.from(
    { length: count },
    (_, index) => new File([one], `foto-${index + 1}.jpg`, { type: one.type }),
  )
}

it('IMG-16 IMG-18 a bad file is refused by its name, and a batch accepts fifteen photographs and drops the rest', async () => {
  await renderScreen(<ImagesScreen />, { person: await accounts().createPerson() })
  await expect.element(button('Elegir fotos')).toBeVisible()
  const bomb = new File([png(60_000, 60_000) as BlobPart], 'bomba.png', { type: 'image/png' })
  chooseFiles('Elegir fotos', bomb)
  await expect.element(page.getByText('Imagen inválida: bomba.png')).toBeVisible()
  await expect.element(tiles()).toHaveLength(0)
  chooseFiles('Elegir fotos', ...(await photographs(17)))
  await expect.element(page.getByText('Máximo 15 imágenes permitidas')).toBeVisible()
  await expect.element(page.getByText('15 de 15')).toBeVisible()
  await button('Quitar foto-3.jpg').click()
  await expect.element(page.getByText('14 de 15')).toBeVisible()
  await button('Quitar todas').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar todas' }).click()
  await expect.element(page.getByText('Elige una foto para ver cómo queda')).toBeVisible()
  await expect.element(tiles()).toHaveLength(0)
})

it('IMG-22 IMG-32 each output is stored as a JPEG that browsers cache for an hour, and the last run’s outputs go into a ZIP', async () => {
  const person = await openWithLogo()
  await addPhotos(await draw('Casa Norte.jpg', { width: 160, height: 120 }))
  await processAll()
  const api = await accounts().clientOf(person)
  const { data: stored } = await api.storage.from('images').list('processed')
  expect(stored).toMatchObject([
    {
      name: expect.stringMatching(/^\d{13}-casa_norte_instagram_feed\.jpg$/),
      metadata: { mimetype: 'image/jpeg', cacheControl: 'max-age=3600' },
    },
  ])

  await page.getByRole('button', { name: /\bRed social\b/ }).click()
  await page.getByRole('option', { name: /^X/ }).click()
  await button('Procesar imágenes').click()
  await expect.element(page.getByText('1 imagen de este lote, 2 en total')).toBeVisible()
  const downloads = catchDownloads()
  await button('Descargar todas').click()
  await expect.poll(async () => (await downloads()).length).toBe(1)
  const [{ name, blob }] = (await downloads()) as [{ name: string; blob: Blob }]
  expect(name).toBe('imagenes.zip')
  const entries = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  expect(Object.keys(entries)).toEqual(['casa_norte_twitter_feed.jpg'])
  expect(Object.values(entries)[0]?.slice(0, 3)).toEqual(Uint8Array.of(0xff, 0xd8, 0xff))

  const memory = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no memory')
  })
  onTestFinished(() => memory.mockRestore())
  await button('Descargar todas').click()
  await expect.element(page.getByText('Error al descargar las imágenes')).toBeVisible()
})

it('IMG-31 cancelling a batch keeps the finished outputs, and the rest can be processed again', async () => {
  await openWithLogo()
  await addPhotos(...(await photographs(7)))
  const uploads = holdUploads()
  await button('Procesar imágenes').click()
  await expect
    .element(page.getByRole('progressbar', { name: 'Procesando imágenes' }))
    .toHaveAttribute('aria-valuetext', '0 de 7')
  await expect.poll(() => uploads.count()).toBe(6)
  await expect
    .element(page.getByRole('progressbar', { name: 'foto-7.jpg: En espera' }))
    .toBeInTheDocument()
  await button('Cancelar').click()
  await expect.element(button('foto-7.jpg, Lista para procesar')).toBeInTheDocument()
  uploads.letGo()
  await expect
    .element(page.getByText('Cancelado. Lo que ya estaba listo se queda en la galería.'))
    .toBeVisible()
  await expect.element(button('foto-1.jpg, Lista')).toBeInTheDocument()
  await expect.element(outputs()).toHaveLength(6)
  await processAll()
  await expect.element(page.getByText('7 imágenes')).toBeVisible()
})

it('IMG-33 an output that was not stored is offered as a download, and can be stored later', async () => {
  await openWithLogo()
  await addPhotos(await draw('patio.jpg', { width: 90, height: 60 }))
  const lost = redirectUploads(() => LOST)
  await button('Procesar imágenes').click()
  await expect.element(page.getByText('Error al procesar las imágenes')).toBeVisible()
  const output = page.getByRole('article', { name: 'patio_instagram_feed.jpg' })
  await expect.element(output).toHaveTextContent('No se guardó en línea; puedes descargarla.')
  await expect.element(button('Descargar patio_instagram_feed.jpg')).toBeVisible()
  lost.release()
  await output.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.element(output.getByRole('button', { name: /^Copiar enlace/ })).toBeVisible()
  await button('Vaciar').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vaciar' }).click()
  await expect.element(page.getByText('Aquí aparecen tus imágenes listas')).toBeVisible()
})

it('IMG-29 an output whose name is taken is stored under another name', async () => {
  const person = await openWithLogo()
  await addPhotos(await draw('patio.jpg', { width: 90, height: 60 }))
  let taken = 0
  const uploads = redirectUploads((url) => {
    taken += 1
    if (taken === 2) uploads.release()
    return url.replace(/processed\/.*/, `logos/${person.id}/1-logo.png`)
  })
  await processAll()
  expect(taken).toBe(2)
})

it('IMG-39 every control updates the preview', async () => {
  await openWithLogo()
  await addPhotos(await draw('sala.jpg', { width: 1200, height: 600, colours: [RED, WHITE] }))
  await expect.element(page.getByText(/^1080 × 540/)).toBeVisible()
  await page.getByRole('radio', { name: 'Rellenar' }).click()
  await expect.element(page.getByText(/^600 × 600/)).toBeVisible()
  await expectPreview(3, 300, isReddish)
  await userEvent.type(page.getByRole('slider', { name: 'Encuadre' }), '{End}')
  await expectPreview(3, 300, isWhite)
  await page.getByRole('radio', { name: 'Antes' }).click()
  await expect.element(page.getByRole('img', { name: 'Antes: sala.jpg' })).toBeVisible()
  await page.getByRole('radio', { name: 'Después' }).click()
  await page.getByText('Precio y ubicación').click()
  await page.getByLabelText('Precio', { exact: true }).fill('$4,850,000')
  await expectPreview(300, 596, isDark)
  await expectPreview(300, 300, isWhite)
})

/** Every step of a control renders the preview again, so its pixels are read until they match. */
async function expectPreview(x: number, y: number, matches: (colour: Colour) => boolean) {
  await expect
    .poll(async () => {
      const image = page.getByRole('img', { name: 'Después: sala.jpg' }).query()
      if (!(image instanceof HTMLImageElement)) return false
      const response = await fetch(image.src).catch(() => null)
      return response && matches((await decodePixels(await response.blob())).colourAt(x, y))
    })
    .toBe(true)
}

it('IMG-38 the batch stays while the person visits another screen, and is cleared for the next person', async () => {
  const person = await accounts().createPerson()
  const first = await renderScreen(<ImagesScreen />, { person })
  await addPhotos(...(await photographs(2)))
  await first.unmount()
  const second = await renderScreen(<ImagesScreen />)
  await expect.element(tiles()).toHaveLength(2)
  await second.unmount()
  await renderScreen(<ImagesScreen />, { person: await accounts().createPerson() })
  await expect.element(page.getByText('Elige una foto para ver cómo queda')).toBeVisible()
  await expect.element(tiles()).toHaveLength(0)
})
