import { expect, test, type Locator, type Page } from '@playwright/test'
import { buildDocument } from '../domain/src/documents/index.ts'
import { SAMPLE_DATA } from '../domain/src/documents/testing/sample-data.ts'
import { addDocuments, enterDocuments, openDocuments, rowOf } from './support/documents.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { clientOf } from './support/people.ts'
import { readPdf } from './support/read-pdf.ts'
import { generatedOf, readDocx } from './support/writing.ts'

const TEXT = '# Convenio\n\nPrimera línea.\n\nSegunda línea.\n\nTercera línea.'

async function openEditor(page: Page, name: string): Promise<Locator> {
  await rowOf(page, name).getByRole('button', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('textbox', { name: 'Texto' })).toBeVisible()
  return dialog
}

async function openVersions(page: Page, name: string): Promise<Locator> {
  await rowOf(page, name).getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Ver versiones' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versiones' })
  await expect(dialog).toBeVisible()
  return dialog
}

const saved = (page: Page) =>
  expect(page.getByText('Documento guardado exitosamente').first()).toBeVisible()

test('a text is edited with the toolbar, each save is a version, two are compared, one restored', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await enterDocuments(page, [{ name: 'Convenio', content: TEXT }])
  const dialog = await openEditor(page, 'Convenio')
  const area = dialog.getByRole('textbox', { name: 'Texto' })
  const preview = dialog.getByRole('region', { name: 'Vista previa' })
  await expect(preview.getByRole('heading', { name: 'Convenio' })).toBeVisible()

  await area.press('ControlOrMeta+End')
  await area.pressSequentially('\n- uno\ndos')
  await expect(preview.getByRole('listitem')).toHaveText(['uno', 'dos'])
  await dialog.getByRole('button', { name: 'Título' }).click()
  await dialog.getByRole('button', { name: 'Espacio para firma' }).click()
  await expect(area).toHaveValue(/## - dos\n\n_{30}\nNombre\n$/)
  // The browser's own undo takes back what a button did.
  await area.press('ControlOrMeta+z')
  await area.press('ControlOrMeta+z')
  await expect(area).toHaveValue(/- uno\n- dos$/)
  await area.press('End')
  for (let letter = 0; letter < 'dos'.length; letter += 1) await area.press('Shift+ArrowLeft')
  await area.press('ControlOrMeta+b')
  await expect(preview.locator('strong')).toHaveText('dos')
  await area.fill(`${TEXT.replace('Segunda', 'Otra')}\n\nCuarta línea.`)
  await dialog.getByLabel('Nombre').fill('Convenio firmado')
  await dialog.getByRole('button', { name: 'Estado' }).click()
  await page.getByRole('option', { name: 'Activo' }).click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await saved(page)
  await expect(rowOf(page, 'Convenio firmado')).toContainText('Activo')

  const versions = await openVersions(page, 'Convenio firmado')
  const changes = versions.getByRole('region', { name: 'Diferencias' })
  await expect(changes).toContainText('3 líneas agregadas')
  await expect(changes).toContainText('1 línea quitada')
  await expect(changes.getByRole('deletion')).toHaveText(['Segunda línea.'])
  await expect(changes.getByRole('insertion').first()).toHaveText('Otra línea.')
  await versions.getByRole('button', { name: 'Restaurar la versión 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click()
  await expect(page.getByText('Versión 1 restaurada exitosamente')).toBeVisible()
  await expect(versions.getByRole('button', { name: /Hasta/ })).toContainText('Versión 3 (Actual)')

  const stored = await generatedOf(person)
  expect(stored.records).toMatchObject([{ name: 'Convenio firmado', version: 3, content: TEXT }])
  expect(stored.versions.map(({ version, created_by }) => [version, created_by])).toEqual([
    [1, person.id],
    [2, person.id],
    [3, person.id],
  ])
  expect(stored.history.map(({ action }) => action)).toEqual(['created', 'edited', 'restored'])
  expect(problems).toEqual([])
})

test('what is typed outlives the page, and a later save of another tab is told', async ({
  page,
}) => {
  const person = await enterDocuments(page, [{ name: 'Convenio', content: TEXT }])
  let dialog = await openEditor(page, 'Convenio')
  await dialog.getByRole('textbox', { name: 'Texto' }).fill('Lo mío')
  await page.reload()
  await openDocuments(page)
  dialog = await openEditor(page, 'Convenio')
  await expect(dialog.getByRole('textbox', { name: 'Texto' })).toHaveValue('Lo mío')

  const api = await clientOf(person)
  await api.from('documents').update({ content: 'Lo de la otra pestaña' }).eq('name', 'Convenio')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  const conflict = page.getByRole('dialog', { name: 'Cambió mientras lo editabas' })
  await expect(conflict).toContainText('Lo de la otra pestaña')
  await expect(conflict).toContainText('Lo mío')
  expect((await generatedOf(person)).records).toMatchObject([{ version: 2 }])
  await conflict.getByRole('button', { name: 'Guardar así' }).click()
  await saved(page)
  expect((await generatedOf(person)).records).toMatchObject([{ version: 3, content: 'Lo mío' }])

  dialog = await openEditor(page, 'Convenio')
  await page.route('**/rest/v1/documents?*', (route) => route.abort('connectionfailed'))
  await dialog.getByRole('textbox', { name: 'Texto' }).fill('Otra cosa')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('Error al guardar el documento')).toBeVisible()
  await page.unroute('**/rest/v1/documents?*')
  await api.from('documents').delete().eq('name', 'Convenio')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('Este documento ya no existe')).toBeVisible()
})

test('a document cannot be saved without its text', async ({ page }) => {
  const person = await enterDocuments(page, [{ name: 'Convenio', content: TEXT }])
  const dialog = await openEditor(page, 'Convenio')
  const area = dialog.getByRole('textbox', { name: 'Texto' })
  for (const content of ['', ' \n ']) {
    await area.fill(content)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('El documento está vacío')).toBeVisible()
    await expect(area).toBeFocused()
  }
  const stored = await generatedOf(person)
  expect(stored.records).toMatchObject([{ version: 1, content: TEXT }])
  await area.fill('Uno')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await saved(page)
})

test('the four documents leave as PDF and for Word with every letter, and are printed', async ({
  page,
}) => {
  const types = [
    'pagare',
    'recibo_renta',
    'contrato_arrendamiento',
    'contrato_compraventa',
  ] as const
  const letters = 'ÁÉÍÓÚÜÑ áéíóúüñ ¿¡ “ñandú” — 3.5 % º'
  const person = await enterDocuments(page)
  await addDocuments(
    person,
    types.map((name) => ({
      name,
      content: `${buildDocument(name, SAMPLE_DATA[name] as never)}\n\n${letters}`,
    })),
  )
  await page.reload()
  await openDocuments(page)
  for (const name of types) {
    for (const [item, ending, read] of [
      ['PDF', 'pdf', readPdf],
      ['Word (DOCX)', 'docx', readDocx],
    ] as const) {
      const download = page.waitForEvent('download')
      await rowOf(page, name).getByRole('button', { name: 'Descargar' }).click()
      await page.getByRole('menuitem', { name: item }).click()
      const file = await download
      expect(file.suggestedFilename()).toBe(`${name}.${ending}`)
      const text = (await read(file)).replaceAll(/\s+/g, ' ')
      expect(text).toContain(letters)
      expect(text).toContain('Ana Pérez Núñez')
      expect(text).toMatch(/PESOS 00\/100 M\.N\./)
      expect(text).not.toContain('**')
      if (ending === 'pdf') expect(text).toMatch(/Página 1 de \d/)
    }
  }

  // The print window stops the page: it is only noted here, and what it would print is looked at.
  await page.addInitScript('window.print = () => { window.printed = document.title }')
  await page.reload()
  await openDocuments(page)
  await rowOf(page, 'recibo_renta').getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Imprimir' }).click()
  await expect.poll(() => page.evaluate('window.printed')).toBe('recibo_renta')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: 'Recibo de renta' })).toBeVisible()
  await expect(page.getByRole('navigation')).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.evaluate(`dispatchEvent(new Event('afterprint'))`)
  await expect(page.locator('[data-print-sheet]')).toHaveCount(0)
})

testEveryLook('editor and versions can be used by everybody', async ({ page }) => {
  const person = await enterDocuments(page, [{ name: 'Convenio', content: TEXT }])
  const api = await clientOf(person)
  await api
    .from('documents')
    .update({ content: TEXT.replace('Segunda', 'Otra') })
    .eq('name', 'Convenio')
  await page.reload()
  await openDocuments(page)
  await page.getByRole('link', { name: 'Convenio' }).click()
  await page.getByRole('button', { name: 'Editar' }).click()
  await expect(page.getByRole('textbox', { name: 'Texto' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Ver versiones' }).click()
  await expect(page.getByRole('region', { name: 'Diferencias' })).toBeVisible()
  await expectAccessible(page)
})
