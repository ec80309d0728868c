import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { SettingsScreen } from '../settings-screen.tsx'

export const url = () => page.getByLabelText('URL del sitio', { exact: true })
export const siteKey = () => page.getByLabelText('API Key del sitio', { exact: true })
export const aiKey = () => page.getByLabelText('API key de OpenAI', { exact: true })

export const SAVED = 'Configuración guardada exitosamente'

export async function openSettings(person?: Account): Promise<Account> {
  const owner = person ?? (await accounts().createPerson())
  await renderScreen(<SettingsScreen />, { person: owner, path: '/dashboard/settings' })
  await expect.element(url()).toBeVisible()
  return owner
}

export async function fillSite(address: string, key = ''): Promise<void> {
  await url().fill(address)
  await siteKey().fill(key)
}

export async function press(name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

export async function expectText(text: string | RegExp): Promise<void> {
  await expect.element(page.getByText(text).first()).toBeVisible()
}

export async function save(): Promise<void> {
  await press('Guardar')
  await expectText(SAVED)
}

export async function storedSettings({ id }: Account) {
  const { data } = await accounts()
    .admin()
    .from('user_settings')
    .select()
    .eq('user_id', id)
    .maybeSingle()
    .throwOnError()
  return data
}
