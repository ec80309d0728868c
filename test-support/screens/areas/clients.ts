import type { Page } from '@playwright/test'
import { asWindow, failing, inSection, press, type Screen, sectionPath } from '../screen.ts'

const openFirstClient = async (page: Page) => {
  await page
    .getByRole('list', { name: 'Clientes' })
    .getByRole('heading')
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('heading', { name: 'Historial' }).waitFor()
}

const ofCrm = inSection('crm', 'CRM Inmobiliario')

export const CLIENTS: readonly Screen[] = [
  {
    name: 'clients',
    table: ['Clientes', 'Último contacto'],
    path: sectionPath('crm'),
    who: 'demo',
    shows: /Último contacto/,
  },
  {
    ...ofCrm('clients-none', async (page) => {
      await page.getByPlaceholder('Buscar clientes...').fill('nadie se llama así')
      await page.getByText('Ningún cliente coincide').waitFor()
    }),
    isAlone: true,
  },
  {
    name: 'clients-failure',
    path: sectionPath('crm'),
    who: 'demo',
    before: failing('**/rest/v1/client_list*'),
    // Where this device has stored contacts before, they are shown instead.
    shows: /Error al cargar los datos del CRM|Contactos guardados en este dispositivo/,
    isFailure: true,
  },
  asWindow(
    ofCrm('client-form', async (page) => {
      await press('Nuevo Cliente')(page)
      await page.getByRole('dialog').waitFor()
    }),
  ),
  ofCrm('client-page', openFirstClient),
  asWindow(
    ofCrm('client-merge', async (page) => {
      await openFirstClient(page)
      await press('Más acciones')(page)
      await page.getByRole('menuitem', { name: /Fusionar/ }).click()
      await page.getByRole('dialog', { name: 'Fusionar clientes' }).waitFor()
    }),
  ),
  asWindow(
    ofCrm('client-import', async (page) => {
      await press('Importar y exportar')(page)
      await page.getByRole('menuitem', { name: 'Importar clientes' }).click()
      await page.getByRole('dialog', { name: 'Importar clientes' }).waitFor()
    }),
  ),
]
