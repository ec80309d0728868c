import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { unzipSync } from 'fflate'
import type { Account } from '../../../../test-support/accounts.ts'
import { docFile, docxFile, odtFile, pdfFile } from '../../../../test-support/document-files.ts'
import {
  insertDocuments,
  insertUpload,
  NOTHING_STORED,
  storedDocuments,
} from '../../../../test-support/documents.ts'
import { filterButton } from '../../capabilities/list/testing/filters.ts'
import { catchDownloads } from '../../ui/testing/catch-downloads.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { DocumentsScreen } from './documents-screen.tsx'
import { findDocuments } from './api/find-documents.ts'

beforeEach(() => page.viewport(1440, 900))

const names = () => page.getByRole('table', { name: 'Documentos' }).getByRole('link')
const words = (text: string | RegExp) => page.getByText(text).first()
const stored = ({ id }: Account) => storedDocuments(accounts().admin(), id)

const listed = () =>
  names()
    .elements()
    .map(({ textContent }) => textContent)

async function choose(field: string, option: string): Promise<void> {
  await filterButton(field).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function openLibrary(): Promise<void> {
  const person = await accounts().createPerson()
  const client = await accounts().clientOf(person)
  const [ana, house] = await Promise.all([
    client
      .from('clients')
      .insert({ type: 'comprador', first_name: 'José', last_name: 'Núñez' })
      .select('id')
      .single()
      .throwOnError(),
    client.from('properties').insert({ title: 'Casa Ámbar' }).select('id').single().throwOnError(),
  ])
  await insertDocuments(client, [
    { name: 'Carta oferta', category: 'other', status: 'draft', client_id: ana.data.id },
    { name: 'Recibo de enero', category: 'rent_receipt', property_id: house.data.id },
    { name: 'Contrato', category: 'contract', status: 'expired' },
  ])
  await renderScreen(<DocumentsScreen />, { person })
  await expect.poll(() => names().elements().length).toBe(3)
}

it('DOC-44 documents are found by name, category, property and client, in the list and in the app’s search', async () => {
  await openLibrary()
  const search = page.getByRole('searchbox', { name: 'Buscar documentos' })
  for (const [words, name] of [
    ['nunez jose', 'Carta oferta'],
    ['ambar', 'Recibo de enero'],
    ['contrato', 'Contrato'],
    ['recibo de renta', 'Recibo de enero'],
  ] as const) {
    await search.fill(words)
    await expect.poll(listed).toEqual([name])
    const hits = await findDocuments(words, new AbortController().signal)
    expect(hits.map(({ label }) => label)).toEqual([name])
  }
  await search.fill('nada de esto')
  await expect.element(words('Ningún documento coincide')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect.poll(() => names().elements().length).toBe(3)
})

it('DOC-43 the list filters by status, category and date, and keeps the filters while a document is open', async () => {
  await openLibrary()
  await choose('Estado', 'Vencido')
  await expect.poll(listed).toEqual(['Contrato'])
  await page.getByRole('link', { name: 'Contrato' }).click()
  await expect.element(words('Entre las partes.')).toBeVisible()
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect.poll(listed).toEqual(['Contrato'])
  await choose('Estado', 'Todos los estados')
  await expect.poll(() => names().elements().length).toBe(3)
  await choose('Categoría', 'Otro')
  await expect.poll(listed).toEqual(['Carta oferta'])
  await choose('Fecha', 'Hoy')
  await expect.element(page.getByRole('button', { name: /Fecha/ })).toHaveTextContent('Hoy')
  await expect.poll(listed).toEqual(['Carta oferta'])
})

it('DOC-43 says that the list could not be read, and reads the list again on request', async () => {
  const person = await accounts().createPerson()
  await insertDocuments(await accounts().clientOf(person), [{ name: 'Contrato de renta' }])
  const refused = interceptFetch(
    ({ url }) => url.includes('/rest/v1/rpc/list_documents'),
    () => new Response('{}', { status: 400 }),
  )
  await renderScreen(<DocumentsScreen />, { person })
  await expect.element(words('Error al cargar los documentos')).toBeVisible()
  refused.release()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.poll(listed).toEqual(['Contrato de renta'])
})

it('DOC-15 DOCX and ODT are shown as text, and a DOC has no preview', async () => {
  const person = await accounts().createPerson()
  const client = await accounts().clientOf(person)
  const { router } = await renderScreen(<DocumentsScreen />, { person })
  const preview = page.getByRole('region', { name: 'Vista previa' })
  for (const [file, text] of [
    [docxFile(), 'Señor Núñez, pido la casa.'],
    [odtFile(), /Recibí de Zoé\s+Pech/],
    [docFile(), 'Este tipo de archivo no tiene vista previa'],
  ] as const) {
    const { id } = await insertUpload(client, person.id, file)
    await router.navigate(`/dashboard/documentos/${id}`)
    await expect.element(preview).toHaveTextContent(text)
  }
})

it('DOC-24 the details of an upload are saved together with a change of another tab', async () => {
  const person = await accounts().createPerson()
  const client = await accounts().clientOf(person)
  await insertUpload(client, person.id, pdfFile('escritura.pdf'))
  await renderScreen(<DocumentsScreen />, { person })
  await page.getByRole('button', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar Documento' })
  await dialog.getByLabelText(/^Nombre/).fill('Escritura 1,204')
  await dialog.getByRole('button', { name: /Estado/ }).click()
  await page.getByRole('option', { name: 'Pendiente' }).click()
  await client.from('documents').update({ category: 'maintenance' }).eq('user_id', person.id)
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect.element(words('Documento actualizado exitosamente')).toBeVisible()
  expect((await stored(person)).records).toMatchObject([
    { name: 'Escritura 1,204', status: 'pending', category: 'maintenance' },
  ])
})

it('DOC-48 a document is deleted with its versions and history, and restored with its file', async () => {
  const person = await accounts().createPerson()
  await insertUpload(await accounts().clientOf(person), person.id, pdfFile('plano.pdf'))
  await renderScreen(<DocumentsScreen />, { person })
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(words('Documento eliminado exitosamente')).toBeVisible()
  await expect.element(words('No hay documentos')).toBeVisible()
  const { files, ...rows } = await stored(person)
  expect(files).toHaveLength(1)
  expect({ ...rows, files: [] }).toEqual(NOTHING_STORED)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(words('Documento recuperado')).toBeVisible()
  await expect.element(names()).toHaveLength(1)
})

it('DOC-38 the selected documents are downloaded as one ZIP, and the missing ones are named', async () => {
  const person = await accounts().createPerson()
  const client = await accounts().clientOf(person)
  for (const file of [pdfFile('casa.pdf'), docxFile('casa.docx'), odtFile('roto.odt')]) {
    await insertUpload(client, person.id, file)
  }
  await renderScreen(<DocumentsScreen />, { person })
  await expect.element(names()).toHaveLength(3)
  interceptFetch(
    ({ url }) => url.includes('roto.odt'),
    () => new Response('{}', { status: 400 }),
  )
  const downloads = catchDownloads()
  await page.getByRole('button', { name: 'Elegir varios' }).click()
  await page.getByRole('button', { name: 'Elegir los 3 que coinciden' }).click()
  await expect.element(words('3 elegidos')).toBeVisible()
  await page.getByRole('button', { name: 'Acciones' }).click()
  await page.getByRole('menuitem', { name: 'Descargar ZIP' }).click()
  await expect.element(words('El ZIP con 2 documentos está listo.')).toBeVisible()
  await expect.element(words('No se pudo incluir «roto».')).toBeVisible()
  await expect.poll(async () => (await downloads()).length).toBe(1)
  const [file] = await downloads()
  expect(file?.name).toMatch(/^documentos-\d{4}-\d{2}-\d{2}\.zip$/)
  const entries = unzipSync(new Uint8Array((await file?.blob.arrayBuffer()) ?? []))
  expect(Object.keys(entries).toSorted()).toEqual(['casa.docx', 'casa.pdf'])
  expect(entries['casa.pdf']).toEqual(pdfFile().bytes)
})
