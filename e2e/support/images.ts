import { expect, type Locator, type Page } from '@playwright/test'
import { enter, entry } from './dashboard.ts'
import type { Account } from './people.ts'

export const WHITE = '#ffffff'
export const RED = '#ff0000'
/** Twice as wide as high, so that a test can distinguish both sides. */
export const LOGO = { width: 300, height: 150, colours: [RED], type: 'image/png' } as const

interface GivenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

interface Drawn {
  width: number
  height: number
  /** One colour for the whole picture, or vertical stripes of equal width from the left. */
  colours: readonly string[]
  type?: 'image/jpeg' | 'image/png' | 'image/webp'
}

/** A picture of stripes, drawn by the browser. */
export async function draw(page: Page, name: string, drawn: Drawn): Promise<GivenFile> {
  const { width, height, colours, type = 'image/jpeg' } = drawn
  const base64 = (await page.evaluate(`(async () => {
    const canvas = new OffscreenCanvas(${width}, ${height})
    const context = canvas.getContext('2d')
    const colours = ${JSON.stringify(colours)}
    const stripe = ${width} / colours.length
    colours.forEach((colour, at) => {
      context.fillStyle = colour
      context.fillRect(at * stripe, 0, stripe, ${height})
    })
    const blob = await canvas.convertToBlob({ type: ${JSON.stringify(type)}, quality: 1 })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return bytes.toBase64?.() ?? btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })()`)) as string
  return { name, mimeType: type, buffer: Buffer.from(base64, 'base64') }
}

async function openImages(page: Page): Promise<void> {
  await entry(page, 'Imágenes').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Fotos para tus redes' })).toBeVisible()
}

async function choose(page: Page, button: string, files: GivenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles(files)
}

/** The thumbnails of the batch, each with the name of its file and its step. */
export function tiles(page: Page): Locator {
  return page.getByRole('list', { name: 'Fotos' }).getByRole('listitem')
}

export async function addPhotos(page: Page, files: GivenFile[]): Promise<void> {
  await choose(page, 'Elegir fotos', files)
  for (const { name } of files) {
    await expect(
      page.getByRole('button', { name: `${name}, Lista para procesar` }).first(),
    ).toBeVisible()
  }
}

async function saveLogo(page: Page, logo: GivenFile): Promise<void> {
  await choose(page, 'Elegir logo', [logo])
  await expect(page.getByText('Logo guardado exitosamente')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Tu logo' })).toBeVisible()
}

/** A new person with a logo, at Imágenes. */
export async function openWithLogo(page: Page): Promise<Account> {
  const person = await enter(page)
  await openImages(page)
  await saveLogo(page, await draw(page, 'logo.png', LOGO))
  return person
}

export async function processAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Procesar imágenes' }).click()
  await expect(page.getByText('Imágenes procesadas exitosamente')).toBeVisible()
}

/** Presses the button and reads the downloaded file. */
export async function download(
  page: Page,
  button: string,
): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const file = await coming
  const parts: Buffer[] = []
  for await (const part of await file.createReadStream()) parts.push(part as Buffer)
  return { name: file.suggestedFilename(), bytes: Buffer.concat(parts) }
}
