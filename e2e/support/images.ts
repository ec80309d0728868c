import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { root } from '../../scripts/lib/root.mjs'
import { enter, entry } from './dashboard.ts'
import type { Account } from './people.ts'

interface GivenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const LOGO: GivenFile = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: readFileSync(join(root, 'web/public/icono-180.png')),
}

export const PHOTO: GivenFile = {
  name: 'IMG_001.JPG',
  mimeType: 'image/jpeg',
  buffer: readFileSync(join(root, 'backend/src/demo/pictures/casa-01-300x200.jpg')),
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

export function tiles(page: Page): Locator {
  return page.getByRole('list', { name: 'Fotos' }).getByRole('listitem')
}

export async function addPhotos(page: Page, files: GivenFile[]): Promise<void> {
  await choose(page, 'Elegir fotos', files)
  for (const { name } of files) {
    const namesakes = files.filter((each) => each.name === name)
    const ready = page.getByRole('button', { name: `${name}, Lista para procesar` })
    await expect(ready).toHaveCount(namesakes.length)
  }
}

async function saveLogo(page: Page): Promise<void> {
  await choose(page, 'Elegir logo', [LOGO])
  await expect(page.getByText('Logo guardado exitosamente')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Tu logo' })).toBeVisible()
}

export async function openWithLogo(page: Page): Promise<Account> {
  const person = await enter(page)
  await openImages(page)
  await saveLogo(page)
  return person
}

export async function processAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Procesar imágenes' }).click()
  await expect(page.getByText('Imágenes procesadas exitosamente')).toBeVisible()
}

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
