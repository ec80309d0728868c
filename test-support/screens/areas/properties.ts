import type { Page } from '@playwright/test'
import { asWindow, inSection, press, type Screen } from '../screen.ts'

const ofProperties = inSection('properties', 'Propiedades')

const openFirst = async (page: Page) => {
  await page.getByRole('main').getByRole('heading').getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Clientes que coinciden' }).waitFor()
}

const SELECTIONS: Screen = {
  name: 'selections',
  path: '/dashboard/selecciones',
  who: 'demo',
  shows: 'Casas para Valeria',
}

const openSelection = async (page: Page) => {
  await page.getByRole('link', { name: 'Casas para Valeria' }).click()
  await page.getByText('«Me encantó el patio.»').waitFor()
}

const chooseTwo = async (page: Page) => {
  await press('Elegir varias')(page)
  for (const at of [0, 1]) await page.getByRole('checkbox').nth(at).press('Space')
  await page.getByText('2 elegidas').waitFor()
}

export const PROPERTIES: readonly Screen[] = [
  ofProperties('property', openFirst),
  ofProperties('site-health', async (page) => {
    await press('Más acciones')(page)
    await page.getByRole('menuitem', { name: /Salud del sitio/ }).click()
    await page.getByRole('heading', { name: /Con menos de 5 fotos|Todo en orden/ }).waitFor()
  }),
  asWindow(
    ofProperties('property-tags', async (page) => {
      await press(/^Gestionar Etiquetas/)(page)
      await page.getByRole('dialog').waitFor()
    }),
  ),
  asWindow(
    ofProperties('property-link', async (page) => {
      await press(/^Vincular Cliente/)(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Vincular Cliente' }).click()
      await page.getByText('Elige un cliente').first().waitFor()
    }),
  ),
  SELECTIONS,
  { ...SELECTIONS, name: 'selection', steps: openSelection },
  asWindow({
    ...SELECTIONS,
    name: 'selection-edit',
    steps: async (page) => {
      await openSelection(page)
      await press('Editar')(page)
      await page.getByRole('dialog').waitFor()
    },
  }),
  asWindow(
    ofProperties('property-report', async (page) => {
      await openFirst(page)
      await press('Nuevo reporte')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Crear enlace' }).waitFor()
    }),
  ),
  asWindow(
    ofProperties('property-sheet', async (page) => {
      await press(/^Ficha técnica/)(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Descargar PDF' }).waitFor()
      await page
        .getByRole('dialog')
        .getByText(/^Página 1 de \d+. \S/)
        .waitFor({ state: 'attached' })
    }),
  ),
  // Selected listings stay selected while the app is open, so this picture needs a page of its own.
  { ...asWindow(ofProperties('properties-pick', chooseTwo)), isAlone: true },
  {
    ...asWindow(
      ofProperties('properties-pick-tags', async (page) => {
        await chooseTwo(page)
        await press(/^Acciones/)(page)
        await page.getByRole('menuitem', { name: 'Agregar etiquetas…' }).click()
        await page.getByRole('dialog', { name: 'Agregar etiquetas a 2 propiedades' }).waitFor()
        await page.getByRole('menu').waitFor({ state: 'hidden' })
      }),
    ),
    isAlone: true,
  },
]
