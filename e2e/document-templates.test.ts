import { expect, test, type Locator, type Page } from '@playwright/test'
import { addClients } from './support/crm.ts'
import { enterDocuments, storedOf } from './support/documents.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
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

testEveryLook('templates and what is made of them can be used by everybody', async ({ page }) => {
  await enterDocuments(page)
  const dialog = await openTemplates(page)
  await dialog.getByLabel('Nombre de la plantilla').fill('Carta')
  await dialog.getByRole('textbox', { name: 'Contenido' }).fill('# Carta\n\nPara {{cliente}}.')
  await dialog.getByRole('button', { name: 'Agregar variable' }).click()
  await expect(dialog.getByText('El nombre y la etiqueta son requeridos')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('tab', { name: 'Plantillas' }).click()
  const lease = dialog.getByRole('article', { name: 'Contrato de arrendamiento' })
  await expect(lease).toBeVisible()
  await expectAccessible(page)
  await lease.getByRole('button', { name: 'Vista previa' }).click()
  const opened = page.getByRole('dialog', { name: 'Contrato de arrendamiento' })
  await expect(opened.getByRole('heading', { name: 'Cláusulas' })).toBeVisible()
  await expectAccessible(page)
  await opened.getByRole('button', { name: 'Crear documento' }).click()
  const form = page.getByRole('dialog', { name: 'Crear documento' })
  await form.getByRole('button', { name: 'Crear documento' }).click()
  await expect(form.getByText('Falta: Arrendador')).toBeVisible()
  await expect(form.getByRole('region', { name: 'Revisión del documento' })).toBeVisible()
  await expectAccessible(page)
})
