import type { Page } from '@playwright/test'
import { DEMO_CONTACT } from '../../demo-contact.ts'
import { asWindow, opening, press, type Screen } from '../screen.ts'

const INBOX: Screen = {
  name: 'prospects',
  path: '/dashboard/buzon',
  who: 'demo',
  shows: 'Ernesto Pat',
  table: ['Buzón de prospectos', 'Llegó por'],
}
const { table: _, ...STATE } = INBOX

async function recognise(page: Page): Promise<void> {
  await opening('Pegar o soltar')(page)
  await page
    .getByLabel('Mensaje o correo')
    .fill('Nombre: Ana Pech\nTeléfono: 999 123 4567\nMensaje: Me interesa la casa')
  await press('Continuar')(page)
  await page.getByRole('dialog', { name: 'Revisa lo que se reconoció' }).waitFor()
}

export const PROSPECTS: readonly Screen[] = [
  INBOX,
  asWindow({
    ...STATE,
    name: 'prospect-opened',
    steps: async (page) => {
      await page.getByRole('article').getByRole('link').first().click()
      await page.getByRole('dialog').getByText('Llegó por').waitFor()
    },
  }),
  asWindow({ ...STATE, name: 'prospect-paste', steps: opening('Pegar o soltar') }),
  asWindow({ ...STATE, name: 'prospect-recognised', steps: recognise }),
  {
    name: 'prospect-sources',
    path: '/dashboard/settings#fuentes',
    who: 'demo',
    shows: 'Fuentes de prospectos',
    steps: (page) => page.getByRole('button', { name: 'Enviar una prueba' }).waitFor(),
  },
  {
    name: 'contact',
    path: DEMO_CONTACT,
    who: 'visitor',
    shows: /^Escríbele a/,
    isAlone: true,
  },
  {
    name: 'contact-faults',
    path: DEMO_CONTACT,
    who: 'visitor',
    shows: /^Escríbele a/,
    isAlone: true,
    steps: async (page) => {
      await press('Enviar')(page)
      await page.getByText('Escribe tu nombre').waitFor()
    },
  },
]
