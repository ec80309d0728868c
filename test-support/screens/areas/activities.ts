import type { Page } from '@playwright/test'
import {
  asTable,
  asWindow,
  failing,
  inSection,
  look,
  opening,
  press,
  type Screen,
  sectionPath,
} from '../screen.ts'

const openTab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name }).click()
  await page.getByRole('heading', { name, exact: true }).waitFor()
}

const ofCrm = inSection('crm', 'CRM Inmobiliario')
const CALLS: Screen = {
  name: 'calls',
  path: '/dashboard/llamadas',
  who: 'demo',
  shows: 'Clientes contactados',
}

export const ACTIVITIES: readonly Screen[] = [
  ofCrm('tasks-today', openTab('Tareas')),
  asTable(
    ofCrm('tasks-all', async (page) => {
      await openTab('Tareas')(page)
      await page.getByRole('link', { name: /^Todas/ }).click()
    }),
    'Tareas',
    'Prioridad',
  ),
  asWindow(
    ofCrm('task-faults', async (page) => {
      await openTab('Tareas')(page)
      await press('Nueva Tarea')(page)
      await press('Crear tarea')(page)
      await page.getByText('Escribe el título de la tarea').waitFor()
    }),
  ),
  asWindow(
    ofCrm('task-opened', async (page) => {
      await openTab('Tareas')(page)
      await page.getByRole('article').getByRole('link').first().click()
      await page.getByRole('dialog').waitFor()
    }),
  ),
  asTable(ofCrm('interactions', openTab('Interacciones')), 'Interacciones', 'Resultado'),
  ofCrm('agenda-month', async (page) => {
    await openTab('Interacciones')(page)
    await look('Mes')(page)
  }),
  ofCrm('agenda-week', async (page) => {
    await openTab('Interacciones')(page)
    await look('Semana')(page)
  }),
  asWindow(
    ofCrm('interaction-form', async (page) => {
      await openTab('Interacciones')(page)
      await press('Nueva Interacción')(page)
      await page.getByRole('dialog').waitFor()
    }),
  ),
  CALLS,
  asWindow({
    ...CALLS,
    name: 'calls-whatsapp',
    steps: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'WhatsApp' }).first().click()
      await page.getByRole('dialog', { name: /^Enviar WhatsApp/ }).waitFor()
    },
  }),
  asWindow(inSection('scripts', 'Scripts de venta')('script-form', opening('Editar'))),
  {
    name: 'scripts-failure',
    path: sectionPath('scripts'),
    who: 'demo',
    before: failing('**/rest/v1/sales_scripts*'),
    shows: 'Error al cargar los scripts de venta',
    isFailure: true,
  },
]
