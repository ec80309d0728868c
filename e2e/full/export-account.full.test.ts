import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { root } from '../../scripts/lib/root.mjs'
import { insertSelection } from '../../test-support/selections.ts'
import { pdfFile } from '../support/documents.ts'
import {
  countInDatabase,
  countRows,
  expectNowhere,
  startExport,
  storedFiles,
} from '../support/exports.ts'
import { saveKeys } from '../support/keys.ts'
import { clientOf, createPerson, signIn, type Account } from '../support/people.ts'
import { addRecords } from '../support/records.ts'
import { admin } from '../support/server.ts'

const SITE_KEY = 'clave-del-sitio-que-no-sale'
const AI_KEY = 'sk-llave-de-ia-que-no-sale'

const CONTRACT = pdfFile()
const LOGO = { buffer: readFileSync(join(root, 'web/public/icono-180.png')), mimeType: 'image/png' }

async function saveSecrets(person: Account): Promise<void> {
  const wordpress_url = 'https://sitio.example'
  await admin()
    .from('user_settings')
    .upsert({ user_id: person.id, wordpress_url }, { onConflict: 'user_id' })
    .throwOnError()
  await saveKeys(person, { site: SITE_KEY, ai: AI_KEY })
}

async function uploadFiles(person: Account): Promise<void> {
  const own = await clientOf(person)
  for (const [bucket, path, { buffer, mimeType }] of [
    ['documents', `${person.id}/1_contrato.pdf`, CONTRACT],
    ['images', `logos/${person.id}/logo.png`, LOGO],
    ['images', `processed/${person.id}-casa.png`, LOGO],
  ] as const) {
    const upload = await own.storage.from(bucket).upload(path, buffer, { contentType: mimeType })
    expect(upload.error).toBeNull()
  }
}

async function findExport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('descargar mis datos')
  await page.getByRole('option', { name: 'Exportar todo' }).click()
  await expect(page.getByRole('button', { name: 'Exportar todo' })).toBeFocused()
}

test('EXPORT-06 EXPORT-07 EXPORT-08 an agent exports every row and every file, and no key', async ({
  page,
}) => {
  const person = await createPerson()
  const { id } = person
  const { clientes, propiedades } = await addRecords(person)
  const items = [{ propertyId: propiedades }]
  await insertSelection(admin(), { userId: id, clientId: clientes, items })
  await saveSecrets(person)
  await uploadFiles(person)
  await signIn(page, person, '/dashboard/today')
  await findExport(page)
  const archive = await startExport(page)

  const counts = await countInDatabase(admin(), id)
  expect(countRows(archive)).toEqual(counts)
  for (const table of ['clients', 'opportunities', 'selections', 'documents', 'notifications'])
    expect(counts[table]?.[0], table).toBeGreaterThan(0)
  const files = storedFiles(archive)
  expect(files).toEqual([
    'archivos/documentos/1_contrato.pdf',
    `archivos/imagenes/logos/${id}/logo.png`,
    `archivos/imagenes/processed/${id}-casa.png`,
  ])
  const copy = (name: string) => Buffer.from(archive.files[`archivos/${name}`] ?? [])
  expect(copy('documentos/1_contrato.pdf')).toEqual(CONTRACT.buffer)
  expect(copy(`imagenes/logos/${id}/logo.png`)).toEqual(LOGO.buffer)
  const { data: usage } = await (await clientOf(person)).rpc('usage').throwOnError()
  const bytes = files.reduce((sum, name) => sum + (archive.files[name]?.byteLength ?? 0), 0)
  expect(bytes).toBe((usage as { storage_bytes: number }).storage_bytes)
  for (const secret of [SITE_KEY, AI_KEY, 'token_hash']) expectNowhere(archive, secret)
})
