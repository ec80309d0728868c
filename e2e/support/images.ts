import { expect, type Locator, type Page } from '@playwright/test'
import { enter, entry } from './dashboard.ts'
import type { Account } from './people.ts'

export const WHITE = '#ffffff'
export const RED = '#ff0000'
/** Twice as wide as high, so that both sides are told apart. */
export const LOGO = { width: 300, height: 150, colours: [RED], type: 'image/png' } as const

export interface GivenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

interface Drawn {
  width: number
  height: number
  /** The whole of it, or stripes of equal width from the left. */
  colours: readonly string[]
  type?: 'image/jpeg' | 'image/png' | 'image/webp'
}

/** A picture of plain stripes, drawn by the browser that will read it. */
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

export async function openImages(page: Page): Promise<void> {
  await entry(page, 'Imágenes').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Fotos para tus redes' })).toBeVisible()
}

export async function choose(page: Page, button: string, files: GivenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles(files)
}

/** The pictures in the batch, each with its file's name and its step. */
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

export async function saveLogo(page: Page, logo: GivenFile): Promise<void> {
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

export interface Decoded {
  width: number
  height: number
  /** Red, green and blue, row by row. */
  pixels: Buffer
}

/** A picture on the page, decoded by the browser: what a person would see of it. */
export async function decode(image: Locator): Promise<Decoded> {
  const address = JSON.stringify(await image.getAttribute('src'))
  const read = (await image.page().evaluate(`(async () => {
    const image = document.querySelector('img[src=' + CSS.escape(${address}) + ']')
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    let text = ''
    for (let at = 0; at < data.length; at += 4) {
      text += String.fromCharCode(data[at], data[at + 1], data[at + 2])
    }
    return { width, height, pixels: btoa(text) }
  })()`)) as Omit<Decoded, 'pixels'> & { pixels: string }
  return { ...read, pixels: Buffer.from(read.pixels, 'base64') }
}

/** The file that the person gets. */
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

export function output(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Galería' }).getByRole('img', { name, exact: true })
}

export function pixel({ pixels, width }: Decoded, x: number, y: number): [number, number, number] {
  const at = (y * width + x) * 3
  return [pixels[at] ?? -1, pixels[at + 1] ?? -1, pixels[at + 2] ?? -1]
}

/** The smallest area that holds every pixel the test picks out. */
export function boundsOf(
  picture: Decoded,
  picks: (red: number, green: number, blue: number) => boolean,
): { x: number; y: number; width: number; height: number } {
  let [left, top, right, bottom] = [picture.width, picture.height, -1, -1]
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      if (!picks(...pixel(picture, x, y))) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** The first number of a JPEG's first table: libjpeg derives it from the quality, 16 at 50. */
export function quantizer(bytes: Buffer): number {
  const at = bytes.indexOf(Buffer.from([0xff, 0xdb]))
  return bytes[at + 5] ?? -1
}
