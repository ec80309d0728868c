import type { Page } from '@playwright/test'
import {
  asTable,
  asWindow,
  failing,
  inSection,
  press,
  type Screen,
  sectionPath,
} from '../screen.ts'

const openOpportunities = (page: Page) => page.getByRole('tab', { name: 'Oportunidades' }).click()

/** The app remembers the last form of the screen, and an earlier picture may have chosen the list. */
const openBoard = async (page: Page) => {
  await openOpportunities(page)
  await page.getByRole('radio', { name: 'Tablero' }).click()
}

const ofCrm = inSection('crm', 'CRM Inmobiliario')

export const OPPORTUNITIES: readonly Screen[] = [
  ofCrm('opportunities-board', async (page) => {
    await openOpportunities(page)
    await page.getByRole('heading', { name: /^Prospecto/ }).waitFor()
  }),
  asTable(
    ofCrm('opportunities-list', async (page) => {
      await openOpportunities(page)
      await page.getByRole('radio', { name: 'Lista' }).click()
      await page.getByRole('list', { name: 'Oportunidades' }).waitFor()
    }),
    'Oportunidades',
    'Etapa',
  ),
  asWindow(
    ofCrm('opportunities-form', async (page) => {
      await openOpportunities(page)
      await press('Nueva Oportunidad')(page)
      await page.getByText('Comisión esperada').waitFor()
    }),
  ),
  asWindow(
    ofCrm('opportunities-lost', async (page) => {
      await openBoard(page)
      await press(/^Mover a/)(page)
      await page.getByRole('menuitem', { name: 'Perdida' }).click()
      await page.getByRole('button', { name: 'Marcar como perdida' }).waitFor()
    }),
  ),
  ofCrm('opportunities-chosen', async (page) => {
    await openBoard(page)
    await press('Elegir varias')(page)
    await page.getByText('Marca las que quieras').waitFor()
    const cards = page.locator('[role=row][data-key]')
    for (const place of [0, 1]) await cards.nth(place).click({ position: { x: 40, y: 20 } })
    await page.getByText('2 elegidas').waitFor()
  }),
  {
    name: 'opportunities-view',
    path: '/dashboard/oportunidades?tipo=venta&estado=abierta&monto=desde:1000000&orden=-monto&forma=lista',
    who: 'demo',
    shows: /Oportunidades de venta abiertas/,
    isAlone: true,
  },
  asWindow({
    name: 'opportunities-lost-many',
    path: '/dashboard/oportunidades?forma=lista',
    who: 'demo',
    shows: 'CRM Inmobiliario',
    isAlone: true,
    steps: async (page) => {
      await press('Elegir varias')(page)
      await page.getByRole('button', { name: /^Elegir las \d+ que coinciden$/ }).click()
      await page.getByText(/elegidas$/).waitFor()
      await press(/^Acciones/)(page)
      await page.getByRole('menuitem', { name: 'Marcar como perdidas…' }).click()
      await page.getByRole('dialog', { name: /como perdidas$/ }).waitFor()
    },
  }),
  {
    name: 'opportunities-failure',
    path: sectionPath('crm'),
    who: 'demo',
    before: failing('**/rest/v1/rpc/opportunity_board*'),
    shows: 'CRM Inmobiliario',
    steps: async (page) => {
      await openBoard(page)
      await page.getByText('Error al cargar los datos del CRM').waitFor()
    },
    isFailure: true,
  },
]
