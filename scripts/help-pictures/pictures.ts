import type { Locator, Page } from '@playwright/test'
import { press } from '../../test-support/screens/screen.ts'

/** A picture shows a state of test-support/screens, or the part of that state that the guide explains. */
export interface HelpPicture {
  name: string
  screen: string
  before?: (page: Page) => Promise<unknown>
  steps?: (page: Page) => Promise<unknown>
  area?: (page: Page) => Locator
  isToEdge?: true
  isPhone?: true
}

const card = (title: string) => (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const dialog = { area: (page: Page) => page.getByRole('dialog').last(), isToEdge: true } as const

const settings = { screen: 'settings', before: withoutKeys }

export const HELP_PICTURES: readonly HelpPicture[] = [
  { ...settings, name: 'sitio', steps: typeAddress, area: card('Sitio WordPress') },
  { ...settings, name: 'clave', steps: typeKey, area: card('Sitio WordPress') },
  { ...dialog, name: 'importar', screen: 'client-import', steps: chooseContacts },
  { name: 'menu', screen: 'menu-open', isPhone: true },
  { name: 'tablero', screen: 'opportunities-board' },
  { name: 'buzon', screen: 'prospects' },
  { name: 'tareas', screen: 'tasks-all' },
  { ...dialog, name: 'avisos', screen: 'notification-preferences' },
  { ...dialog, name: 'plantilla', screen: 'writing-from-template' },
  { ...dialog, name: 'compartir', screen: 'document-share' },
  { name: 'imagenes', screen: 'images-ready' },
  { name: 'asistente', screen: 'assistant-kept' },
  { ...settings, name: 'clave-ai', steps: openAiHelp, area: card('Asistente de AI') },
  { name: 'plan', screen: 'subscription' },
  { name: 'exportar', screen: 'profile', area: card('Tus datos') },
  { name: 'dos-pasos', screen: 'profile', area: card('Verificación en dos pasos') },
]

function withoutKeys(page: Page): Promise<unknown> {
  const none = { state: 'none', ending: null }
  return page.route('**/functions/v1/secrets', (route) =>
    route.request().postData()?.includes('"describe"')
      ? route.fulfill({ json: { site: none, ai: none } })
      : route.continue(),
  )
}

/** Replaces the demo's own address, which means nothing to a reader of the guide. */
async function typeAddress(page: Page): Promise<void> {
  await page
    .getByText(/leídas/)
    .first()
    .waitFor()
  await page.getByLabel(/^URL del sitio/).fill('https://tu-inmobiliaria.mx')
}

async function typeKey(page: Page): Promise<void> {
  await typeAddress(page)
  await page.getByLabel('API Key del sitio').fill('maria:abcd EFGH 1234 ijkl MNOP 5678')
  await page.getByRole('button', { name: 'Mostrar' }).first().click()
  await page.getByText('¿Cómo consigo la API Key?').click()
}

async function openAiHelp(page: Page): Promise<void> {
  await page.getByText('¿Dónde consigo la API key?').click()
}

const CONTACTS = [
  'Nombre,Apellidos,Teléfono,Email,Tipo',
  'Mariana,Cámara Puerto,999 123 4567,mariana@correo.mx,Comprador',
  'Jorge,Uc Canché,999 765 4321,jorge@correo.mx,Propietario',
  'Lucía,Ávila Méndez,555 010 2030,lucia@correo.mx,Inquilino',
].join('\r\n')

async function chooseContacts(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press('Elegir archivo')(page)
  await (
    await chooser
  ).setFiles({ name: 'contactos.csv', mimeType: 'text/csv', buffer: Buffer.from(CONTACTS) })
  await page.getByRole('button', { name: /^Importar 3 clientes/ }).waitFor()
}
