import { expect, test, type Locator, type Page } from '@playwright/test'
import { enterDocuments, openDocuments, rowOf, storedOf } from './support/documents.ts'
import { watchConsole } from '../test-support/watch-console.ts'

const TEXT = '# Convenio\n\nPrimera línea.\n\nSegunda línea.\n\nTercera línea.'

async function openEditor(page: Page, name: string): Promise<Locator> {
  await rowOf(page, name).getByRole('button', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('textbox', { name: 'Texto' })).toBeVisible()
  return dialog
}

// DOC-25, DOC-46
test('an edited text survives a reload, is saved as a version, compared and restored', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await enterDocuments(page, [{ name: 'Convenio', content: TEXT }])
  let dialog = await openEditor(page, 'Convenio')
  const edited = `${TEXT.replace('Segunda', 'Otra')}\n\nCuarta línea.`
  await dialog.getByRole('textbox', { name: 'Texto' }).fill(edited)
  await page.reload()
  await openDocuments(page)
  dialog = await openEditor(page, 'Convenio')
  await expect(dialog.getByRole('textbox', { name: 'Texto' })).toHaveValue(edited)
  await dialog.getByLabel('Nombre').fill('Convenio firmado')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Documento guardado exitosamente').first()).toBeVisible()

  await rowOf(page, 'Convenio firmado').getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Ver versiones' }).click()
  const versions = page.getByRole('dialog', { name: 'Versiones' })
  const changes = versions.getByRole('region', { name: 'Diferencias' })
  await expect(changes.getByRole('deletion')).toHaveText(['Segunda línea.'])
  await expect(changes.getByRole('insertion').first()).toHaveText('Otra línea.')
  await versions.getByRole('button', { name: 'Restaurar la versión 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click()
  await expect(page.getByText('Versión 1 restaurada exitosamente')).toBeVisible()
  expect((await storedOf(person)).records).toMatchObject([
    { name: 'Convenio firmado', version: 3, content: TEXT },
  ])
  expect(problems).toEqual([])
})
