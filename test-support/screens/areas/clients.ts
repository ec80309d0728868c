import type { Page } from '@playwright/test'
import {
  asWindow,
  failing,
  inSection,
  openEditor,
  press,
  type Screen,
  sectionPath,
} from '../screen.ts'

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
  ofCrm('clients-chosen', async (page) => {
    await press('Elegir varios')(page)
    await page.getByRole('button', { name: /^Elegir los \d+ que coinciden$/ }).click()
    await page.getByText(/elegidos$/).waitFor()
  }),
  {
    name: 'clients-table',
    path: '/dashboard/clientes?tipo=comprador,inquilino&orden=nombre&columnas=tipo,etiqueta,presupuesto,contacto,paso',
    who: 'demo',
    shows: /Clientes compradores o inquilinos/,
    isAlone: true,
  },
  asWindow(
    ofCrm('client-filters', async (page) => {
      await openEditor(page)
      await press('Agregar condición')(page)
      await page.getByRole('group', { name: 'Condición 1' }).waitFor()
    }),
  ),
  {
    name: 'clients-failure',
    path: sectionPath('crm'),
    who: 'demo',
    before: failing('**/rest/v1/rpc/list_clients*'),
    // If contacts are stored on the device, they are shown instead of the error.
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
    ofCrm('client-plan', async (page) => {
      await openFirstClient(page)
      await press('Iniciar un plan')(page)
      await page.getByRole('list', { name: 'Qué va a pasar' }).waitFor()
    }),
  ),
  {
    name: 'follow-ups',
    path: '/dashboard/seguimiento',
    who: 'demo',
    shows: 'Planes de seguimiento',
  },
  asWindow({
    name: 'follow-up-plan',
    path: '/dashboard/seguimiento',
    who: 'demo',
    shows: 'Planes de seguimiento',
    steps: async (page) => {
      await press('Nuevo plan')(page)
      await page.getByRole('dialog', { name: 'Nuevo plan' }).waitFor()
    },
  }),
  asWindow(
    ofCrm('client-merge', async (page) => {
      await openFirstClient(page)
      await press('Más acciones')(page)
      await page.getByRole('menuitem', { name: /Fusionar/ }).click()
      await page.getByRole('dialog', { name: 'Fusionar clientes' }).waitFor()
    }),
  ),
  asWindow(
    ofCrm('client-export', async (page) => {
      await openFirstClient(page)
      await press('Más acciones')(page)
      await page.getByRole('menuitem', { name: 'Exportar todo sobre este cliente' }).click()
      await page.getByRole('dialog', { name: /^Exportar todo sobre/ }).waitFor()
    }),
  ),
  asWindow(
    ofCrm('client-erase', async (page) => {
      await openFirstClient(page)
      await press('Más acciones')(page)
      await page.getByRole('menuitem', { name: 'Borrar a petición del cliente' }).click()
      await page.getByRole('list', { name: 'Se borra' }).waitFor()
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
