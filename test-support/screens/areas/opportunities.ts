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

/** The list, where a picture before this one chose it, is kept. */
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
