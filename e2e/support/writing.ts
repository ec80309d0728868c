import { randomUUID } from 'node:crypto'
import { expect, type Download, type Locator, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { AI_KEYS } from '../../test-support/ai-keys.ts'
import { saveKeys } from './keys.ts'
import { admin, type Account } from './people.ts'
import { serverUrl } from './server.ts'

/** A key of a test's own that the provider treats as the named one. */
export function aiKey(name: keyof typeof AI_KEYS): string {
  return `${AI_KEYS[name]}-${randomUUID()}`
}

export async function setAiKey(person: Account, key: string | null): Promise<void> {
  await saveKeys(person, { ai: key })
}

interface Asked {
  model: string
  messages: { role: string; content: string }[]
  [field: string]: unknown
}

/** What the provider was asked with this key. */
export async function askedWith(key: string): Promise<Asked[]> {
  const config = (await (await fetch(new URL('/config.json', serverUrl()))).json()) as {
    aiBaseUrl: string
  }
  const response = await fetch(`${config.aiBaseUrl}/asked`, {
    headers: { authorization: `Bearer ${key}` },
  })
  return (await response.json()) as Asked[]
}

/** What the generator left: files, records with their versions and history, and the provider's answers. */
export async function generatedOf(person: Account) {
  const api = admin()
  const own = ['user_id', person.id] as const
  const [files, records, versions, history, answers] = await Promise.all([
    api.storage.from('documents').list(`${person.id}/ai-generated`),
    api
      .from('documents')
      .select()
      .eq(...own)
      .order('created_at')
      .throwOnError(),
    api
      .from('document_versions')
      .select()
      .eq(...own)
      .order('version')
      .throwOnError(),
    api
      .from('document_history')
      .select()
      .eq(...own)
      .order('created_at')
      .throwOnError(),
    api
      .from('document_ai_history')
      .select()
      .eq(...own)
      .order('created_at')
      .throwOnError(),
  ])
  if (files.error) throw files.error
  return {
    files: files.data.map(({ name }) => name),
    records: records.data,
    versions: versions.data,
    history: history.data,
    answers: answers.data,
  }
}

export async function readStoredText(path: string): Promise<string> {
  const { data, error } = await admin().storage.from('documents').download(path)
  if (error) throw error
  return data.text()
}

export async function openGenerator(page: Page, type: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Generar con AI' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generar con AI' })
  await dialog.getByText(type, { exact: true }).click()
  await expect(dialog.getByRole('radio', { name: type })).toBeChecked()
  return dialog
}

/** Day, month and year as a person types them: '31012027'. */
export async function typeDate(scope: Locator, label: string, digits: string): Promise<void> {
  const parts = scope.getByRole('group', { name: label }).getByRole('spinbutton')
  await parts.first().click()
  await parts.first().pressSequentially(digits)
}

export async function choose(scope: Locator, label: string, text: string): Promise<void> {
  const box = scope.getByRole('combobox', { name: label, exact: true })
  // In view first: a page that scrolls closes the list.
  await box.click()
  await box.fill(text)
  await scope.page().getByRole('option', { name: text }).click()
  await expect(box).toHaveValue(new RegExp(text))
}

async function partsOf(file: Download): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array(await readFile(await file.path())))
}

/** The pictures in a file for Word, as they were given. */
export async function picturesInDocx(file: Download): Promise<Buffer[]> {
  return Object.entries(await partsOf(file))
    .filter(([name, bytes]) => name.startsWith('word/media/') && bytes.length > 0)
    .map(([, bytes]) => Buffer.from(bytes))
}

/** What a person reads in a file for Word. */
export async function readDocx(file: Download): Promise<string> {
  const parts = await partsOf(file)
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  return xml
    .replaceAll(/<\/w:p>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&amp;/g, '&')
}
