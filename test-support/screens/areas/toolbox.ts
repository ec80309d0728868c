import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../../scripts/lib/root.mjs'
import {
  asWindow,
  failing,
  inSection,
  look,
  opening,
  press,
  type Screen,
  sectionPath,
} from '../screen.ts'

const ofDirectory = inSection('directory', 'Profesionales de confianza')

export const DIRECTORY: readonly Screen[] = [
  asWindow(
    ofDirectory('directory-faults', async (page) => {
      await press('Nuevo Profesional')(page)
      await press(/^Agregar$/)(page)
      await page.getByText('Selecciona una profesión').waitFor()
    }),
  ),
  asWindow(ofDirectory('directory-jobs', opening(/^2 trabajos/))),
  asWindow(ofDirectory('directory-delete', opening('Eliminar'))),
  {
    ...ofDirectory('directory-none', async (page) => {
      await page.getByRole('searchbox', { name: 'Buscar profesionales' }).fill('nadie así')
      await page.getByText('Ningún profesional coincide').waitFor()
    }),
    isAlone: true,
  },
  {
    name: 'directory-failure',
    path: sectionPath('directory'),
    who: 'demo',
    before: failing('**/rest/v1/professionals*'),
    shows: 'Error al cargar el directorio',
    isFailure: true,
  },
]

const addPhotos = async (page: Page) => {
  const chooser = page.waitForEvent('filechooser')
  await press('Elegir fotos')(page)
  const names = ['casa-01', 'casa-07', 'depto-03', 'sala-2', 'cocina-1']
  await (
    await chooser
  ).setFiles(names.map((name) => join(root, `backend/src/demo/pictures/${name}.jpg`)))
  await page.getByRole('img', { name: /^Después/ }).waitFor()
}

const ofImages = inSection('images', 'Fotos para tus redes')

export const IMAGES: readonly Screen[] = [
  ofImages('images-ready', addPhotos),
  ofImages('images-crop', async (page) => {
    await addPhotos(page)
    await look('Rellenar')(page)
    await look('Antes')(page)
    await page.getByRole('img', { name: /^Antes/ }).waitFor()
  }),
  ofImages('images-done', async (page) => {
    await addPhotos(page)
    await page.getByText('Precio y ubicación').click()
    await page.getByLabel('Precio', { exact: true }).fill('$4,850,000')
    await page.getByLabel('Ubicación', { exact: true }).fill('Temozón Norte, Mérida')
    await press('Procesar imágenes')(page)
    await page.getByText('Imágenes procesadas exitosamente').waitFor()
  }),
]
