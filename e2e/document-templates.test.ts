import { expect, test, type Locator, type Page } from '@playwright/test'
import { addClients } from './support/crm.ts'
import { enterDocuments, storedOf } from './support/documents.ts'
import { watchConsole } from '../test-support/watch-console.ts'
import { choose, typeDate } from './support/writing.ts'

async function openTemplates(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Nueva Plantilla' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva Plantilla' })
  await expect(dialog.getByLabel('Nombre de la plantilla')).toBeVisible()
  return dialog
}

// TPL-08, TPL-09
test('a template survives a reload, is created, and becomes a document of a client', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await enterDocuments(page)
  await addClients(person, [{ type: 'inquilino', first_name: 'Zoé', last_name: 'Núñez Peña' }])
  let templates = await openTemplates(page)
  await templates.getByLabel('Nombre de la plantilla').fill('Acuerdo simple')
  await templates
    .getByRole('textbox', { name: 'Contenido' })
    .fill('# Acuerdo\n\n{{cliente}} paga {{renta_en_pesos}} desde el {{fecha_inicio}}.')
  await page.reload()
  await page.getByRole('button', { name: 'Documentos', exact: true }).first().click()
  templates = await openTemplates(page)
  await expect(templates.getByLabel('Nombre de la plantilla')).toHaveValue('Acuerdo simple')
  await templates.getByRole('button', { name: 'Agregar las que faltan' }).click()
  await templates.getByRole('button', { name: 'Crear plantilla' }).click()
  await expect(page.getByText('Plantilla creada exitosamente')).toBeVisible()

  await templates
    .getByRole('article', { name: 'Acuerdo simple' })
    .getByRole('button', { name: 'Crear documento' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Crear documento' })
  await choose(dialog.getByRole('region', { name: 'Cliente y propiedad' }), 'Cliente', 'Zoé Núñez')
  await dialog.getByRole('textbox', { name: /^Renta/ }).fill('8500.5')
  await typeDate(dialog, 'Fecha inicio', '01122026')
  await dialog.getByLabel('Nombre del documento').fill('Acuerdo de Zoé')
  await dialog.getByRole('button', { name: 'Crear documento' }).click()
  await expect(page.getByText('Documento creado exitosamente')).toBeVisible()
  await expect(page.getByText('Basado en Acuerdo simple').first()).toBeVisible()
  await expect(
    page.getByText('Zoé Núñez Peña paga $8,500.50 desde el 1 de diciembre de 2026.'),
  ).toBeVisible()
  expect((await storedOf(person)).records).toMatchObject([
    { name: 'Acuerdo de Zoé', status: 'draft', url: null },
  ])
  expect(problems).toEqual([])
})
