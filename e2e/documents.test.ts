import { expect, test, type Page } from '@playwright/test'
import { addClients } from './support/crm.ts'
import { chooseFile, enterDocuments, pdfFile, rowOf, storedOf } from './support/documents.ts'
import { watchConsole } from '../test-support/watch-console.ts'
import { closeWithEscape } from './support/page.ts'

const NOTHING = { files: [], records: [], versions: [], history: [], answers: [] }

async function openUpload(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nuevo Documento' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Subir Documento' })).toBeVisible()
}

const submit = (page: Page) => page.getByRole('button', { name: 'Subir documento' }).click()

test('DOC-37 DOC-45 DOC-48 a file is uploaded for a client, previewed, downloaded and deleted', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await enterDocuments(page)
  await addClients(person, [{ first_name: 'Zoé', last_name: 'Pech' }])
  await openUpload(page)
  const dialog = page.getByRole('dialog')
  await chooseFile(page, pdfFile('Contrato Peña.pdf', ['Página uno', 'Segunda']))
  const name = dialog.getByLabel(/^Nombre/)
  await expect(name).toHaveValue('Contrato Peña')
  await name.fill('Contrato de Zoé')
  await dialog.getByRole('button', { name: /Categoría/ }).click()
  await page.getByRole('option', { name: 'Contrato' }).click()
  await dialog.getByRole('combobox', { name: 'Cliente' }).fill('zoe')
  await page.getByRole('option', { name: 'Zoé Pech' }).click()
  await submit(page)
  await expect(page.getByText('Documento subido exitosamente')).toBeVisible()
  await expect(rowOf(page, 'Contrato de Zoé')).toContainText('Activo')
  await expect(rowOf(page, 'Contrato de Zoé')).toContainText('Zoé Pech')

  await page.getByRole('link', { name: 'Contrato de Zoé' }).click()
  await expect(page.getByText('Página 1 de 2')).toContainText('Página uno')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar' }).click()
  expect((await download).suggestedFilename()).toBe('Contrato de Zoé.pdf')
  // The server notes the download only after delivering the file, and the history is read when its dialog opens, so the test polls.
  const actions = async () => (await storedOf(person)).history.map(({ action }) => action)
  await expect.poll(actions).toContain('downloaded')
  await page.getByRole('button', { name: 'Historial' }).click()
  const timeline = page.getByRole('list', { name: 'Historial' })
  await expect(timeline.getByRole('listitem')).toContainText([
    'Documento descargado',
    'Documento creado',
  ])
  await closeWithEscape(page, page.getByRole('dialog'))

  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Documento eliminado exitosamente')).toBeVisible()
  await expect(page.getByText('No hay documentos')).toBeVisible()
  const { files, ...rows } = await storedOf(person)
  // The stored file stays, because the document can be restored for a day; the server removes the file after that.
  expect(files).toHaveLength(1)
  expect({ ...rows, files: [] }).toEqual(NOTHING)
  expect(problems).toEqual([])
})

test('DOC-18 a cancelled upload leaves nothing, and the same form can be sent again', async ({
  page,
}) => {
  const person = await enterDocuments(page)
  await openUpload(page)
  await chooseFile(page, pdfFile())
  const uploads = '**/storage/v1/object/documents/**'
  const held = page.waitForRequest(uploads)
  await page.route(uploads, (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  )
  // The second press of a double click must not press 'Cancelar subida', which is shown after the first.
  await page.getByRole('button', { name: 'Subir documento' }).dblclick()
  await held
  await expect(page.getByRole('progressbar', { name: 'Subiendo el archivo' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar subida' }).click()
  await expect(page.getByText('Cancelaste la subida. No se guardó nada.')).toBeVisible()
  await page.unroute(uploads)
  expect(await storedOf(person)).toEqual(NOTHING)
  await submit(page)
  await expect(page.getByText('Documento subido exitosamente')).toBeVisible()
  expect((await storedOf(person)).files).toHaveLength(1)
})
