import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../../test-support/accounts.ts'
import {
  addTemplate,
  createPublisher,
  templatesOf,
} from '../../../../../../test-support/templates.ts'
import { interceptFetch } from '../../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../../ui/testing/render-screen.tsx'
import { TemplateDialog } from './template-dialog.tsx'

beforeEach(() => page.viewport(1440, 900))

async function open(given?: Account): Promise<Account> {
  const person = given ?? (await accounts().createPerson())
  await renderScreen(<TemplateDialog onClose={() => {}} />, { person })
  await expect.element(name()).toBeVisible()
  return person
}

const name = () => page.getByLabelText('Nombre de la plantilla')
const content = () => page.getByRole('textbox', { name: 'Contenido' })
const create = () => page.getByRole('button', { name: 'Crear plantilla' })
const list = () => page.getByRole('tab', { name: 'Plantillas' })
const words = (text: string | RegExp) => page.getByText(text).first()
const isTemplates = ({ url }: Request) => url.includes('/rest/v1/document_templates')
const isNew = (request: Request) => request.method === 'POST' && isTemplates(request)

it('DOC-92 the dialog points out variables that differ between the text and the list', async () => {
  await open()
  await content().fill('# Carta\n\n{{cliente}} ofrece {{monto_en_pesos}} por la casa. {{a-b}}')
  const preview = page.getByRole('region', { name: 'Vista previa' })
  await expect.element(preview.getByRole('heading', { name: 'Carta' })).toBeVisible()
  await expect.element(preview.getByText('{{cliente}}')).toBeVisible()
  const issues = page.getByRole('region', { name: 'Revisa las variables' })
  const texts = () =>
    issues
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(texts)
    .toEqual([
      '{{cliente}} aparece en el texto, pero no está en la lista de variables',
      '{{monto_en_pesos}} aparece en el texto, pero no está en la lista de variables',
      '{{a-b}} no se puede leer como variable: escríbela como {{nombre}}',
    ])
  await issues.getByRole('button', { name: 'Agregar las que faltan' }).click()
  await content().fill('{{cliente}} ofrece algo.')
  await expect.poll(texts).toEqual(['La variable "Monto" no se usa en el texto'])
})

it('DOC-91 the dialog requires a name and a text, adds variables with their checks and saves a private contract', async () => {
  const person = await open()
  await create().click()
  await expect.element(words('Escribe el nombre de la plantilla')).toBeVisible()
  await expect.element(words('Escribe el contenido de la plantilla')).toBeVisible()
  await expect.element(name()).toHaveFocus()
  const form = page.getByRole('group', { name: 'Agregar variable' })
  const add = form.getByRole('button', { name: 'Agregar variable' })
  await add.click()
  await expect.element(words('El nombre y la etiqueta son requeridos')).toBeVisible()
  await form.getByLabelText('Nombre de la variable').fill('uso')
  await form.getByLabelText('Etiqueta').fill('Uso')
  await form.getByRole('button', { name: /Tipo/ }).click()
  await page.getByRole('option', { name: 'Lista' }).click()
  await add.click()
  await expect.element(words('Agrega las opciones de la lista')).toBeVisible()
  await form.getByLabelText('Opciones (una por línea)').fill('Casa\nOficina')
  await add.click()
  await expect
    .element(page.getByRole('list', { name: 'Variables' }).getByRole('listitem'))
    .toHaveTextContent(/uso.*Uso.*Lista · Casa, Oficina/)
  const published = page.getByRole('checkbox', { name: 'Hacer pública' })
  await expect.element(published).toBeDisabled()
  await expect.element(published).toHaveAccessibleDescription(/autorizados por Predio/)
  await name().fill('Carta de intención')
  await content().fill('Para {{uso}}.')
  await create().click()
  await expect.element(words('Plantilla creada exitosamente')).toBeVisible()
  expect(await templatesOf(accounts(), person)).toMatchObject([
    {
      name: 'Carta de intención',
      category: 'contract',
      description: null,
      is_public: false,
      variables: [{ name: 'uso', label: 'Uso', type: 'select', options: ['Casa', 'Oficina'] }],
    },
  ])
})

it('TPL-07 the dialog explains why a template was not created, and the next attempt creates it', async () => {
  const person = await open()
  await name().fill('Aviso')
  await content().fill('Se avisa.')
  const refused = interceptFetch(isNew, () => Response.json({ code: 'XX000' }, { status: 500 }))
  await create().click()
  await expect.element(words('Error al crear la plantilla')).toBeVisible()
  refused.release()
  const missing = interceptFetch(isNew, () => Response.json([], { status: 201 }))
  await create().click()
  await expect.element(words('No se pudo crear la plantilla')).toBeVisible()
  missing.release()
  await create().click()
  await expect.element(words('Plantilla creada exitosamente')).toBeVisible()
  expect(await templatesOf(accounts(), person)).toHaveLength(1)
})

it('TPL-02 TPL-11 DOC-115 a template is found, changed and deleted, and its document gets a warning of an undefined variable', async () => {
  const person = await accounts().createPerson()
  await addTemplate(accounts(), person, 'Carta de intención')
  await open(person)
  await list().click()
  await page.getByRole('searchbox', { name: 'Buscar plantillas' }).fill('intencion')
  await expect.poll(() => page.getByRole('article').elements().length).toBe(1)
  await page.getByRole('button', { name: 'Editar: Carta de intención' }).click()
  const editor = page.getByRole('dialog', { name: 'Editar plantilla' })
  await editor.getByRole('button', { name: 'Quitar Uso' }).click()
  await expect.element(editor.getByText('{{uso}} aparece en el texto')).toBeVisible()
  await editor.getByLabelText('Descripción').fill('Para ofertas')
  await editor.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect.element(words('Plantilla actualizada exitosamente')).toBeVisible()
  expect(await templatesOf(accounts(), person)).toMatchObject([{ description: 'Para ofertas' }])
  await page.getByRole('button', { name: 'Crear documento' }).click()
  const document = page.getByRole('dialog', { name: 'Crear documento' })
  const warning = 'La plantilla no define {{uso}}: quedará así en el documento.'
  await expect.element(document.getByText(warning)).toBeVisible()
  await document.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Vista previa' }).click()
  const opened = page.getByRole('dialog', { name: 'Carta de intención' })
  await expect.element(opened.getByText('{{cliente}}')).toBeVisible()
  await opened.getByRole('button', { name: 'Cerrar' }).first().click()
  await page.getByRole('button', { name: 'Eliminar: Carta de intención' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(words('Plantilla eliminada exitosamente')).toBeVisible()
  expect(await templatesOf(accounts(), person)).toEqual([])
})

it('TPL-02 own and built-in templates are shown when those of other agents cannot be read', async () => {
  const person = await accounts().createPerson()
  await addTemplate(accounts(), person, 'Mi acuerdo')
  const refused = interceptFetch(
    ({ url }) => url.includes('is_public=eq.true'),
    () => Response.json({ code: 'too_large' }, { status: 413 }),
  )
  await open(person)
  await list().click()
  await expect.element(page.getByRole('article', { name: 'Mi acuerdo' })).toBeVisible()
  await expect
    .element(page.getByRole('article', { name: 'Contrato de arrendamiento' }))
    .toBeVisible()
  const failure = page.getByText('No se pudieron cargar las plantillas de otros agentes')
  await expect.element(failure).toBeVisible()
  refused.release()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.element(failure).not.toBeInTheDocument()
})

it('TPL-02 says that the templates could not be read, and reads them again on request', async () => {
  const person = await accounts().createPerson()
  await addTemplate(accounts(), person, 'Mi acuerdo')
  const refused = interceptFetch(isTemplates, () => new Response('{}', { status: 400 }))
  await open(person)
  await list().click()
  await expect.element(words('Error al cargar las plantillas')).toBeVisible()
  refused.release()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).first().click()
  await expect.element(page.getByRole('article', { name: 'Mi acuerdo' })).toBeVisible()
})

it('TPL-06 the public template of another agent can be copied, and a private one is not shown', async () => {
  const other = await createPublisher(accounts(), 'Nadia Ríos')
  const mark = other.id.slice(0, 8)
  await addTemplate(accounts(), other, `Pública ${mark}`, true)
  await addTemplate(accounts(), other, `Privada ${mark}`)
  const person = await open()
  await list().click()
  await page.getByRole('searchbox').fill(mark)
  await expect.element(page.getByRole('article')).toHaveTextContent(/Por Nadia Ríos/)
  await page.getByRole('button', { name: 'Vista previa' }).click()
  const opened = page.getByRole('dialog', { name: `Pública ${mark}` })
  const base = opened.getByRole('button', { name: 'Usar como base' })
  await expect.element(base).toBeVisible()
  await expect.element(opened.getByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument()
  await base.click()
  await expect.element(name().last()).toHaveValue(`Pública ${mark} (copia)`)
  await create().last().click()
  await expect.element(words('Plantilla creada exitosamente')).toBeVisible()
  expect(await templatesOf(accounts(), person)).toMatchObject([{ is_public: false }])
  expect(await templatesOf(accounts(), other)).toHaveLength(2)
})

it('TPL-04 a template is published under the agent’s name, but not under a built-in template’s name', async () => {
  const person = await open(await createPublisher(accounts(), 'Nadia Ríos'))
  await name().fill('contrato de ARRENDAMIENTO')
  await content().fill('Se renta.')
  await page.getByText('Hacer pública').click()
  await create().click()
  await expect.element(words('Ya hay una plantilla de Predio con ese nombre')).toBeVisible()
  await name().fill('Renta breve')
  await create().click()
  await expect.element(words('Plantilla creada exitosamente')).toBeVisible()
  expect(await templatesOf(accounts(), person)).toMatchObject([
    { is_public: true, author: 'Nadia Ríos' },
  ])
})
