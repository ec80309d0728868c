import { expect, type Locator, type Page } from '@playwright/test'
import { createPerson, signIn, type Account } from './people.ts'

export const SECTIONS = [
  'Propiedades',
  'CRM',
  'Prospección',
  'Directorio',
  'Documentos',
  'Calculadora',
  'Estimador',
  'Imágenes',
  'Configuración',
]

export async function enter(page: Page, path = '/dashboard'): Promise<Account> {
  const person = await createPerson()
  await signIn(page, person, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return person
}

export function sidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Secciones' })
}

export function entry(page: Page, name: string): Locator {
  return sidebar(page).getByRole('button', { name, exact: true })
}

const TITLES: Readonly<Record<string, string>> = { CRM: 'CRM Inmobiliario' }

export async function expectSection(page: Page, name: string): Promise<void> {
  const title = TITLES[name] ?? name
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(page).toHaveTitle(`${name} · Predio`)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('main').getByText('Cargando', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('main')).toHaveText(/\S/)
}
