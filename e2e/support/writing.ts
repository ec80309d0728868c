import { expect, type Locator } from '@playwright/test'
import { newAiKey, requestsWith, type AiRequest } from '../../test-support/ai-requests.ts'
import { saveKeys } from './keys.ts'
import { type Account } from './people.ts'
import { serverUrl } from './server.ts'

export const aiKey = newAiKey

export async function setAiKey(person: Account, key: string | null): Promise<void> {
  await saveKeys(person, { ai: key })
}

export async function aiStubUrl(): Promise<string> {
  const config = await fetch(new URL('/config.json', serverUrl()))
  return ((await config.json()) as { aiBaseUrl: string }).aiBaseUrl
}

export async function askedWith(key: string): Promise<AiRequest[]> {
  return requestsWith(await aiStubUrl(), key)
}

export async function typeDate(scope: Locator, label: string, digits: string): Promise<void> {
  const parts = scope.getByRole('group', { name: label }).getByRole('spinbutton')
  await parts.first().click()
  await parts.first().pressSequentially(digits)
}

export async function choose(scope: Locator, label: string, text: string): Promise<void> {
  const box = scope.getByRole('combobox', { name: label, exact: true })
  await box.click()
  await box.fill(text)
  await scope.page().getByRole('option', { name: text }).click()
  await expect(box).toHaveValue(new RegExp(text))
}
