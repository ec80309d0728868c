import { expect, type Locator, type Page } from '@playwright/test'
import type { Tables } from '../../domain/src/database/index.ts'
import { enter } from './dashboard.ts'
import { admin, type Account } from './people.ts'

export async function openSettings(page: Page): Promise<Account> {
  const person = await enter(page, '/dashboard/settings')
  await expect(page.getByRole('heading', { name: 'Sitio WordPress' })).toBeVisible()
  return person
}

export function fields(page: Page): Record<'url' | 'siteKey' | 'aiKey', Locator> {
  return {
    url: page.getByLabel('URL del sitio', { exact: true }),
    siteKey: page.getByLabel('API Key del sitio', { exact: true }),
    aiKey: page.getByLabel('API key de OpenAI', { exact: true }),
  }
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

export async function fillSite(page: Page, url: string, key = ''): Promise<void> {
  await fields(page).url.fill(url)
  await fields(page).siteKey.fill(key)
}

export async function saveSite(page: Page, url: string, key = ''): Promise<void> {
  await fillSite(page, url, key)
  await press(page, 'Guardar')
  await expectToast(page, 'Configuración guardada exitosamente')
}

export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('alertdialog').filter({ hasText: text })).toBeVisible()
}

export async function storedSettings(person: Account): Promise<Tables<'user_settings'> | null> {
  const { data } = await admin()
    .from('user_settings')
    .select()
    .eq('user_id', person.id)
    .maybeSingle()
    .throwOnError()
  return data
}
