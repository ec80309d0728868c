import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { addClients } from './support/crm.ts'
import {
  addDocuments,
  chooseFile,
  docFile,
  docxFile,
  enterDocuments,
  odtFile,
  openDocuments,
  pdfFile,
  rowOf,
  storedOf,
} from './support/documents.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { clientOf, createPerson, signIn, type Account } from './support/people.ts'

const HUGE = 10 * 1024 * 1024 + 1

async function openUpload(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nuevo Documento' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Subir Documento' })).toBeVisible()
}

const submit = (page: Page) => page.getByRole('button', { name: 'Subir documento' }).click()

test('a file is refused with words, then uploaded, found, previewed, downloaded and deleted', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await enterDocuments(page)
  await addClients(person, [{ first_name: 'Zoé', last_name: 'Pech' }])
  await expect(page.getByText('No hay documentos')).toBeVisible()
  await openUpload(page)
  const dialog = page.getByRole('dialog')

  await submit(page)
  await expect(
    dialog.getByText('Por favor selecciona un archivo y proporciona un nombre'),
  ).toBeVisible()
  for (const [file, words] of [
    [
      { ...pdfFile(), name: 'foto.png', mimeType: 'image/png' },
      'El archivo debe ser PDF, DOC, DOCX u ODT',
    ],
    [{ ...pdfFile(), buffer: Buffer.alloc(HUGE, '%PDF-1.7 ') }, 'El archivo pesa más de 10 MB'],
    [{ ...pdfFile(), buffer: Buffer.alloc(0) }, 'El archivo está vacío'],
    [{ ...docFile('programa.pdf'), mimeType: 'application/pdf' }, /no corresponde a su extensión/],
  ] as const) {
    await chooseFile(page, file)
    await expect(dialog.getByText(words)).toBeVisible()
  }

  await chooseFile(page, pdfFile('Contrato Peña (final).pdf', ['Página uno', 'Segunda']))
  await expect(dialog.getByLabel(/^Nombre/)).toHaveValue('Contrato Peña (final)')
  await dialog.getByLabel(/^Nombre/).fill('Contrato de Zoé')
  await dialog.getByRole('button', { name: /Categoría/ }).click()
  await page.getByRole('option', { name: 'Contrato' }).click()
  await dialog.getByRole('combobox', { name: 'Cliente' }).fill('zoe')
  await page.getByRole('option', { name: 'Zoé Pech' }).click()
  await submit(page)
  await expect(page.getByText('Documento subido exitosamente')).toBeVisible()
  await expect(rowOf(page, 'Contrato de Zoé')).toContainText('Activo')
  await expect(rowOf(page, 'Contrato de Zoé')).toContainText('Zoé Pech')

  const stored = await storedOf(person)
  expect(stored.files).toEqual([expect.stringMatching(/^\d{13}-contrato_pena_final_\.pdf$/)])
  expect(stored.records).toMatchObject([
    {
      type: 'application/pdf',
      status: 'active',
      category: 'contract',
      url: `${person.id}/${stored.files[0]}`,
      metadata: { originalName: 'Contrato Peña (final).pdf', type: 'application/pdf' },
    },
  ])
  expect([stored.versions, stored.history]).toEqual([[1], ['created']])

  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Contrato de Zoé' }).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opening
  await expect(tab.getByRole('heading', { level: 2, name: 'Contrato de Zoé' })).toBeVisible()
  await tab.close()
  await page.getByRole('link', { name: 'Contrato de Zoé' }).click()
  await expect(page.getByRole('list', { name: 'Páginas' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('Página 1 de 2')).toContainText('Página uno')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar' }).click()
  expect((await download).suggestedFilename()).toBe('Contrato de Zoé.pdf')
  await expect(page.getByText('Documento descargado exitosamente')).toBeVisible()
  await page.getByRole('button', { name: 'Historial' }).click()
  const timeline = page.getByRole('list', { name: 'Historial' })
  await expect(timeline.getByRole('listitem')).toContainText([
    'Documento descargado',
    'Documento creado',
  ])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Documento eliminado exitosamente')).toBeVisible()
  await expect(page.getByText('No hay documentos')).toBeVisible()
  expect(await storedOf(person)).toEqual({ files: [], records: [], versions: [], history: [] })
  expect(problems).toEqual([])
})

test('DOCX and ODT are shown as text, DOC only downloads', async ({ page }) => {
  await enterDocuments(page)
  for (const [file, shown] of [
    [docxFile(), 'Señor Núñez, pido la casa.'],
    [odtFile(), 'Recibí de Zoé  Pech'],
    [docFile(), 'Este tipo de archivo no tiene vista previa'],
  ] as const) {
    await openUpload(page)
    await chooseFile(page, file)
    await submit(page)
    const name = file.name.replace(/\.\w+$/, '')
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('region', { name: 'Vista previa' })).toContainText(shown)
    await page.getByRole('button', { name: 'Volver' }).click()
  }
})

test('a failing upload, a failing record and a cancelled upload leave nothing', async ({
  page,
}) => {
  const person = await enterDocuments(page)
  const nothing = { files: [], records: [], versions: [], history: [] }
  await openUpload(page)
  await chooseFile(page, pdfFile())

  await page.route('**/storage/v1/object/documents/**', (route) =>
    route.fulfill({ status: 500, json: { statusCode: '500', message: 'no' } }),
  )
  await submit(page)
  await expect(page.getByText('Error al subir el documento')).toBeVisible()
  await page.unroute('**/storage/v1/object/documents/**')
  expect(await storedOf(person)).toEqual(nothing)

  await page.route('**/rest/v1/documents*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { code: '23514', message: 'refused' } })
      : route.continue(),
  )
  await submit(page)
  await expect(page.getByText('Error al subir el documento')).toBeVisible()
  await expect.poll(() => storedOf(person)).toEqual(nothing)
  await page.unroute('**/rest/v1/documents*')

  const stuck = page.waitForRequest('**/storage/v1/object/documents/**')
  await page.route('**/storage/v1/object/documents/**', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    return undefined
  })
  // The second press of an impatient person must not meet 'Cancelar subida'.
  await page.getByRole('button', { name: 'Subir documento' }).dblclick()
  await stuck
  await expect(page.getByRole('progressbar', { name: 'Subiendo el archivo' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar subida' }).click()
  await expect(page.getByText('Cancelaste la subida. No se guardó nada.')).toBeVisible()
  await page.unroute('**/storage/v1/object/documents/**')
  expect(await storedOf(person)).toEqual(nothing)

  // What was typed and chosen is still there.
  await submit(page)
  await expect(page.getByText('Documento subido exitosamente')).toBeVisible()
  expect((await storedOf(person)).files).toHaveLength(1)
})

test('a connection lost between file and record is said, and sending again stores it once', async ({
  page,
}) => {
  const person = await enterDocuments(page)
  await openUpload(page)
  await chooseFile(page, pdfFile())
  await page.route('**/rest/v1/documents*', (route) => route.abort('connectionfailed'))
  await submit(page)
  await expect(page.getByText('Error al subir el documento')).toBeVisible()
  // Nobody knows whether the record arrived: the file stays for it, and without one the server's sweep removes it.
  const before = await storedOf(person)
  expect([before.files.length, before.records.length]).toEqual([1, 0])
  await page.unroute('**/rest/v1/documents*')
  await submit(page)
  await expect(page.getByText('Documento subido exitosamente')).toBeVisible()
  const stored = await storedOf(person)
  expect([stored.files.length, stored.records.length]).toEqual([2, 1])
})

test('a record whose answer was lost is kept, once', async ({ page }) => {
  const person = await enterDocuments(page)
  await openUpload(page)
  await chooseFile(page, pdfFile())
  await page.route('**/rest/v1/documents*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort('connectionfailed')
  })
  await submit(page)
  await expect(page.getByText('Documento subido exitosamente')).toBeVisible()
  const stored = await storedOf(person)
  expect([stored.files.length, stored.records.length, stored.history]).toEqual([1, 1, ['created']])
})

async function seedLibrary(): Promise<Account> {
  const person = await createPerson()
  const api = await clientOf(person)
  const [clientId] = await addClients(person, [{ first_name: 'José', last_name: 'Núñez' }])
  const { data } = await api
    .from('properties')
    .insert({ title: 'Casa Ámbar' })
    .select('id')
    .single()
    .throwOnError()
  await addDocuments(person, [
    { name: 'Carta oferta', category: 'other', status: 'draft', client_id: clientId ?? null },
    { name: 'Recibo de enero', category: 'rent_receipt', property_id: data.id },
    { name: 'Contrato', category: 'contract', status: 'expired' },
  ])
  return person
}

test('search, category, status and date find documents; the list is kept', async ({ page }) => {
  const person = await seedLibrary()
  await signIn(page, person)
  await openDocuments(page)
  const search = page.getByRole('searchbox', { name: 'Buscar documentos' })
  const names = page.getByRole('table', { name: 'Documentos' }).getByRole('link')
  await expect(names).toHaveCount(3)
  for (const [words, name] of [
    ['nunez jose', 'Carta oferta'],
    ['ambar', 'Recibo de enero'],
    ['recibo de renta', 'Recibo de enero'],
    ['contrato', 'Contrato'],
  ] as const) {
    await search.fill(words)
    await expect(names).toHaveText([name])
  }
  await search.fill('nada de esto')
  await expect(page.getByText('Ningún documento coincide')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect(names).toHaveCount(3)

  await page.getByRole('button', { name: /Estado/ }).click()
  await page.getByRole('option', { name: 'Vencido' }).click()
  await expect(names).toHaveText(['Contrato'])
  await page.getByRole('link', { name: 'Contrato' }).click()
  await expect(page.getByText('Entre las partes.')).toBeVisible()
  await page.goBack()
  await expect(names).toHaveText(['Contrato'])
  await page.getByRole('button', { name: /Estado/ }).click()
  await page.getByRole('option', { name: 'Todos los estados' }).click()
  await page.getByRole('button', { name: /Categoría/ }).click()
  await page.getByRole('option', { name: 'Otro' }).click()
  await page.getByRole('button', { name: /Fecha/ }).click()
  await page.getByRole('option', { name: 'Hoy' }).click()
  await expect(names).toHaveText(['Carta oferta'])

  // The header's search finds them too, and the client's page lists them.
  await page
    .getByRole('button', { name: /^Buscar/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Buscar', exact: true }).fill('recibo enero')
  await page.getByRole('option', { name: /Recibo de enero/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Recibo de enero' })).toBeVisible()
})

test('the details of an upload are changed; another tab is not overwritten', async ({ page }) => {
  const person = await enterDocuments(page)
  await openUpload(page)
  await chooseFile(page, pdfFile('escritura.pdf'))
  await submit(page)
  await rowOf(page, 'escritura').getByRole('button', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar Documento' })
  await dialog.getByLabel(/^Nombre/).fill('Escritura 1,204')
  await dialog.getByRole('button', { name: /Estado/ }).click()
  await page.getByRole('option', { name: 'Pendiente' }).click()
  const api = await clientOf(person)
  await api.from('documents').update({ category: 'maintenance' }).eq('user_id', person.id)
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  // Each changed other fields: both changes are kept without a question.
  await expect(page.getByText('Documento actualizado exitosamente')).toBeVisible()
  const { records } = await storedOf(person)
  expect(records).toMatchObject([
    { name: 'Escritura 1,204', status: 'pending', category: 'maintenance' },
  ])
})

test('several documents come as one ZIP; what cannot be had is named', async ({ page }) => {
  await enterDocuments(page)
  for (const file of [pdfFile('casa.pdf'), docxFile('casa.docx'), odtFile('roto.odt')]) {
    await openUpload(page)
    await chooseFile(page, file)
    await submit(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.route('**/*roto.odt*', (route) => route.abort())
  await page.getByText('Seleccionar todos').click()
  await expect(page.getByText('3 seleccionados')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar ZIP' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^documentos-\d{4}-\d{2}-\d{2}\.zip$/)
  const files = unzipSync(new Uint8Array(await readFile(await file.path())))
  expect(Object.keys(files).toSorted()).toEqual(['casa.docx', 'casa.pdf'])
  expect(Buffer.from(files['casa.pdf'] ?? [])).toEqual(pdfFile('casa.pdf').buffer)
  await expect(page.getByText('El ZIP con 2 documentos está listo.')).toBeVisible()
  await expect(page.getByText('No se pudo incluir «roto».')).toBeVisible()
})

test('a list that cannot be read says so and tries again', async ({ page }) => {
  const person = await createPerson()
  await addDocuments(person, [{ name: 'Contrato de renta' }])
  await page.route('**/rest/v1/document_rows*', (route) => route.abort())
  await signIn(page, person)
  await openDocuments(page)
  await expect(page.getByText('Error al cargar los documentos')).toBeVisible()
  await page.unroute('**/rest/v1/document_rows*')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('link', { name: 'Contrato de renta' })).toBeVisible()
})

testEveryLook('list, upload, page, history and details are accessible', async ({ page }) => {
  const person = await seedLibrary()
  await signIn(page, person)
  await openDocuments(page)
  await expect(page.getByRole('link', { name: 'Carta oferta' })).toBeVisible()
  await expectAccessible(page)
  await openUpload(page)
  await submit(page)
  await expectAccessible(page)
  await chooseFile(page, pdfFile('plano.pdf'))
  await submit(page)
  await page.getByRole('link', { name: 'plano' }).click()
  await expect(page.getByText('Página 1 de 1')).toBeAttached()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Historial' }).click()
  await expect(page.getByRole('list', { name: 'Historial' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Editar' }).click()
  await expect(page.getByRole('dialog', { name: 'Editar Documento' })).toBeVisible()
  await expectAccessible(page)
})
