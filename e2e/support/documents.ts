import { expect, type Locator, type Page } from '@playwright/test'
import * as sample from '../../test-support/document-files.ts'
import { insertDocuments, storedDocuments, type NewDocument } from '../../test-support/documents.ts'
import { admin, clientOf, createPerson, signIn, type Account } from './people.ts'

interface SampleFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export async function enterDocuments(
  page: Page,
  documents: readonly NewDocument[] = [],
): Promise<Account> {
  const person = await createPerson()
  if (documents.length > 0) await addDocuments(person, documents)
  await signIn(page, person)
  await openDocuments(page)
  return person
}

export async function openDocuments(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Documentos', exact: true })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('heading', { name: 'Tus documentos' })).toBeVisible()
}

export async function addDocuments(
  person: Account,
  documents: readonly NewDocument[],
): Promise<string[]> {
  return insertDocuments(await clientOf(person), documents)
}

export function storedOf(person: Account, folder?: 'ai-generated') {
  return storedDocuments(admin(), person.id, folder && `${person.id}/${folder}`)
}

export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name })
}

export async function chooseFile(page: Page, file: SampleFile | SampleFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^(Elegir|Cambiar) archivo$/ }).click()
  await (await chooser).setFiles(file)
}

export function pdfFile(name?: string, lines?: string[]): SampleFile {
  const { bytes, ...file } = sample.pdfFile(name, lines)
  return { ...file, buffer: Buffer.from(bytes) }
}
