import { expect, test, type Locator, type Page } from '@playwright/test'
import { addClients } from './support/crm.ts'
import { enterDocuments, openDocuments } from './support/documents.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { admin, clientOf, createPerson, signIn, type Account } from './support/people.ts'
import { choose, typeDate } from './support/writing.ts'

async function openTemplates(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Nueva Plantilla' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva Plantilla' })
  await expect(dialog.getByLabel('Nombre de la plantilla')).toBeVisible()
  return dialog
}

async function templatesOf(person: Account) {
  const { data } = await admin()
    .from('document_templates')
    .select()
    .eq('user_id', person.id)
    .throwOnError()
  return data
}

/** Somebody whom the operator allows to publish. */
async function createPublisher(full_name: string): Promise<Account> {
  const person = await createPerson()
  await admin().auth.admin.updateUserById(person.id, { app_metadata: { can_publish: true } })
  await admin().from('profiles').update({ full_name }).eq('id', person.id).throwOnError()
  return person
}

async function addTemplate(person: Account, name: string, isPublic = false): Promise<void> {
  const api = await clientOf(person)
  const variables = [
    { name: 'cliente', label: 'Cliente', type: 'text', required: true, options: [] },
    { name: 'renta', label: 'Renta mensual', type: 'number', required: true, options: [] },
    { name: 'inicio', label: 'Inicio', type: 'date', required: true, options: [] },
    { name: 'uso', label: 'Uso', type: 'select', required: true, options: ['Casa', 'Oficina'] },
    { name: 'nota', label: 'Nota', type: 'text', required: false, options: [] },
  ]
  const content =
    '# Acuerdo\n\n{{cliente}} paga ${{renta}} ({{renta_en_letra}}) desde el {{inicio_en_letra}} por {{uso}}. {{nota}}'
  await api
    .from('document_templates')
    .insert({ name, content, variables, is_public: isPublic, user_id: person.id })
    .throwOnError()
}

test('a template is written with its variables pointed out, then saved, found, changed and deleted', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await enterDocuments(page)
  const dialog = await openTemplates(page)
  await dialog.getByRole('button', { name: 'Crear plantilla' }).click()
  await expect(dialog.getByText('Escribe el nombre de la plantilla')).toBeVisible()
  await expect(dialog.getByText('Escribe el contenido de la plantilla')).toBeVisible()
  await expect(dialog.getByLabel('Nombre de la plantilla')).toBeFocused()

  await dialog.getByLabel('Nombre de la plantilla').fill('Carta de intención')
  const content = dialog.getByRole('textbox', { name: 'Contenido' })
  await content.fill('# Carta\n\n{{cliente}} ofrece {{monto_en_pesos}} por la casa. {{a-b}}')
  const preview = dialog.getByRole('region', { name: 'Vista previa' })
  await expect(preview.getByRole('heading', { name: 'Carta' })).toBeVisible()
  await expect(preview.locator('mark')).toHaveText(['{{cliente}}', '{{monto_en_pesos}}'])
  const issues = dialog.getByRole('region', { name: 'Revisa las variables' })
  await expect(issues.getByRole('listitem')).toHaveText([
    '{{cliente}} aparece en el texto, pero no está en la lista de variables',
    '{{monto_en_pesos}} aparece en el texto, pero no está en la lista de variables',
    '{{a-b}} no se puede leer como variable: escríbela como {{nombre}}',
  ])

  const variable = dialog.getByRole('group', { name: 'Agregar variable' })
  const add = variable.getByRole('button', { name: 'Agregar variable' })
  await add.click()
  await expect(variable.getByText('El nombre y la etiqueta son requeridos')).toBeVisible()
  await variable.getByLabel('Nombre de la variable').fill('uso')
  await variable.getByLabel('Etiqueta').fill('Uso')
  await variable.getByRole('button', { name: /Tipo/ }).click()
  await page.getByRole('option', { name: 'Lista' }).click()
  await add.click()
  await expect(variable.getByText('Agrega las opciones de la lista')).toBeVisible()
  await variable.getByLabel('Opciones (una por línea)').fill('Casa\nOficina')
  await add.click()
  const list = dialog.getByRole('list', { name: 'Variables' })
  await expect(list.getByRole('listitem')).toHaveText([/uso.*Uso.*Lista · Casa, Oficina/])
  await expect(issues).toContainText('La variable "Uso" no se usa en el texto')

  await issues.getByRole('button', { name: 'Agregar las que faltan' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await content.fill('# Carta\n\n{{cliente}} ofrece {{monto_en_pesos}} por la casa ({{uso}}).')
  await expect(issues).toHaveCount(0)
  const published = dialog.getByRole('checkbox', { name: 'Hacer pública' })
  await expect(published).toBeDisabled()
  await expect(published).toHaveAccessibleDescription(/autorizados por Predio/)
  await dialog.getByRole('button', { name: 'Crear plantilla' }).click()
  await expect(page.getByText('Plantilla creada exitosamente')).toBeVisible()
  expect(await templatesOf(person)).toMatchObject([
    {
      name: 'Carta de intención',
      category: 'contract',
      description: null,
      is_public: false,
      variables: [
        { name: 'uso', label: 'Uso', type: 'select', options: ['Casa', 'Oficina'] },
        { name: 'cliente', label: 'Cliente', type: 'text' },
        { name: 'monto', label: 'Monto', type: 'number' },
      ],
    },
  ])

  // Among one's own, above the public ones; searched without accents.
  await dialog.getByRole('searchbox', { name: 'Buscar plantillas' }).fill('intencion')
  await expect(dialog.getByRole('article')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Vista previa' }).click()
  const opened = page.getByRole('dialog', { name: 'Carta de intención' })
  await expect(opened.locator('mark')).toHaveCount(3)
  await opened.getByRole('button', { name: 'Editar' }).click()
  const editor = page.getByRole('dialog', { name: 'Editar plantilla' })
  await editor.getByRole('button', { name: 'Quitar Uso' }).click()
  await expect(editor.getByText('{{uso}} aparece en el texto')).toBeVisible()
  await editor.getByLabel('Descripción').fill('Para ofertas')
  await editor.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Plantilla actualizada exitosamente')).toBeVisible()
  expect((await templatesOf(person))[0]).toMatchObject({ description: 'Para ofertas' })

  await dialog.getByRole('button', { name: 'Vista previa' }).click()
  await opened.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Plantilla eliminada exitosamente')).toBeVisible()
  expect(await templatesOf(person)).toEqual([])
  expect(problems).toEqual([])
})

test('a document is made of a template with the data of the chosen records', async ({ page }) => {
  const person = await enterDocuments(page)
  await addClients(person, [{ type: 'inquilino', first_name: 'Zoé', last_name: 'Núñez Peña' }])
  await addTemplate(person, 'Acuerdo simple')
  const templates = await openTemplates(page)
  await templates.getByRole('tab', { name: 'Plantillas' }).click()
  await templates
    .getByRole('article', { name: 'Acuerdo simple' })
    .getByRole('button', { name: 'Crear documento' })
    .click()

  const dialog = page.getByRole('dialog', { name: 'Crear documento' })
  const preview = dialog.getByRole('region', { name: 'Vista previa' })
  await expect(preview.locator('mark')).toHaveCount(5)
  await dialog.getByRole('button', { name: 'Crear documento' }).click()
  for (const label of ['Cliente', 'Renta mensual', 'Inicio', 'Uso']) {
    await expect(dialog.getByText(`Falta: ${label}`)).toBeVisible()
  }
  await expect(dialog.getByText('Falta: Nota')).toHaveCount(0)

  await choose(dialog.getByRole('region', { name: 'Cliente y propiedad' }), 'Cliente', 'Zoé Núñez')
  await expect(preview).toContainText('Zoé Núñez Peña paga')
  await dialog.getByLabel('Renta mensual').fill('8500.5')
  await typeDate(dialog, 'Inicio', '01122026')
  await dialog.getByRole('button', { name: /^(Uso|.* Uso)/ }).click()
  await page.getByRole('option', { name: 'Oficina' }).click()
  await expect(preview).toContainText(
    'Zoé Núñez Peña paga $8,500.50 (OCHO MIL QUINIENTOS PESOS 50/100 M.N.) desde el primero de diciembre de dos mil veintiséis por Oficina.',
  )
  await dialog.getByLabel('Nombre del documento').fill('Acuerdo de Zoé')

  // A failure loses nothing, and trying again makes one document.
  await page.route('**/rest/v1/documents?*', (route) => route.abort('connectionfailed'))
  await dialog.getByRole('button', { name: 'Crear documento' }).click()
  await expect(dialog.getByText('Error al guardar el documento')).toBeVisible()
  await page.unroute('**/rest/v1/documents?*')
  await dialog.getByRole('button', { name: 'Crear documento' }).click()
  await expect(page.getByText('Documento creado exitosamente')).toBeVisible()
  await expect(page.getByText('Basado en Acuerdo simple').first()).toBeVisible()

  const { data } = await admin()
    .from('documents')
    .select('name, status, category, type, url, content, client_id, metadata')
    .eq('user_id', person.id)
    .throwOnError()
  expect(data).toMatchObject([
    {
      name: 'Acuerdo de Zoé',
      status: 'draft',
      category: 'contract',
      type: 'text/plain',
      url: null,
      metadata: { generated_by: 'template', prompt_data: { renta: 8500.5, uso: 'Oficina' } },
    },
  ])
  expect(data[0]?.content).toContain('por Oficina. ____________')
})

test('failures are told in the words of the catalogue', async ({ page }) => {
  const person = await enterDocuments(page)
  const dialog = await openTemplates(page)
  await dialog.getByLabel('Nombre de la plantilla').fill('Aviso')
  await dialog.getByRole('textbox', { name: 'Contenido' }).fill('Se avisa.')
  const save = dialog.getByRole('button', { name: 'Crear plantilla' })
  await page.route('**/rest/v1/document_templates*', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  )
  await save.click()
  await expect(dialog.getByText('Error al crear la plantilla')).toBeVisible()
  await page.unroute('**/rest/v1/document_templates*')
  await page.route('**/rest/v1/document_templates*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, json: [] })
      : route.continue(),
  )
  await save.click()
  await expect(dialog.getByText('No se pudo crear la plantilla')).toBeVisible()
  await page.unroute('**/rest/v1/document_templates*')

  // What was typed outlives the page.
  await page.reload()
  await openTemplates(page)
  await expect(dialog.getByLabel('Nombre de la plantilla')).toHaveValue('Aviso')
  await save.click()
  await expect(page.getByText('Plantilla creada exitosamente')).toBeVisible()
  expect(await templatesOf(person)).toHaveLength(1)

  await page.route('**/rest/v1/document_templates*', (route) => route.abort('connectionfailed'))
  await page.reload()
  await openTemplates(page)
  await dialog.getByRole('tab', { name: 'Plantillas' }).click()
  await expect(dialog.getByText('Error al cargar las plantillas')).toBeVisible()
  await page.unroute('**/rest/v1/document_templates*')
  await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(dialog.getByRole('article', { name: 'Aviso' })).toBeVisible()
})

test("another agent's public template is used and copied, never changed; a private one is not seen", async ({
  page,
}) => {
  const other = await createPublisher('Nadia Ríos')
  const mark = other.id.slice(0, 8)
  await addTemplate(other, `Pública ${mark}`, true)
  await addTemplate(other, `Privada ${mark}`)
  const person = await enterDocuments(page)
  const dialog = await openTemplates(page)
  await dialog.getByRole('tab', { name: 'Plantillas' }).click()
  await dialog.getByRole('searchbox').fill(mark)
  await expect(dialog.getByRole('article')).toHaveText(/Por Nadia Ríos/)
  await dialog.getByRole('button', { name: 'Vista previa' }).click()
  const opened = page.getByRole('dialog', { name: `Pública ${mark}` })
  await expect(opened.getByRole('button', { name: 'Eliminar' })).toHaveCount(0)
  await opened.getByRole('button', { name: 'Usar como base' }).click()
  const copy = page.getByRole('dialog', { name: 'Nueva Plantilla' }).last()
  await expect(copy.getByLabel('Nombre de la plantilla')).toHaveValue(`Pública ${mark} (copia)`)
  await copy.getByRole('button', { name: 'Crear plantilla' }).click()
  await expect(page.getByText('Plantilla creada exitosamente')).toBeVisible()
  expect(await templatesOf(person)).toMatchObject([{ is_public: false }])
  expect(await templatesOf(other)).toHaveLength(2)
})

test('who may publish does so under their name, never under one of Predio', async ({ page }) => {
  const person = await createPublisher('Nadia Ríos')
  await signIn(page, person)
  await openDocuments(page)
  const dialog = await openTemplates(page)
  await dialog.getByLabel('Nombre de la plantilla').fill('contrato de ARRENDAMIENTO')
  await dialog.getByRole('textbox', { name: 'Contenido' }).fill('Se renta.')
  await dialog.getByText('Hacer pública').click()
  await dialog.getByRole('button', { name: 'Crear plantilla' }).click()
  await expect(dialog.getByText('Ya hay una plantilla de Predio con ese nombre')).toBeVisible()
  await dialog.getByLabel('Nombre de la plantilla').fill('Renta breve')
  await dialog.getByRole('button', { name: 'Crear plantilla' }).click()
  await expect(page.getByText('Plantilla creada exitosamente')).toBeVisible()
  expect(await templatesOf(person)).toMatchObject([{ is_public: true, author: 'Nadia Ríos' }])
})

test("templates of other agents that cannot be read take nobody's own away", async ({ page }) => {
  const person = await enterDocuments(page)
  await addTemplate(person, 'Mi acuerdo')
  const shared = '**/rest/v1/document_templates?*is_public=eq.true*'
  await page.route(shared, (route) => route.fulfill({ status: 413, json: { code: 'too_large' } }))
  const dialog = await openTemplates(page)
  await dialog.getByRole('tab', { name: 'Plantillas' }).click()
  await expect(dialog.getByRole('article', { name: 'Mi acuerdo' })).toBeVisible()
  await expect(dialog.getByRole('article', { name: 'Contrato de arrendamiento' })).toBeVisible()
  const failure = dialog.getByText('No se pudieron cargar las plantillas de otros agentes')
  await expect(failure).toBeVisible()
  await page.unroute(shared)
  await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(failure).toBeHidden()
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
