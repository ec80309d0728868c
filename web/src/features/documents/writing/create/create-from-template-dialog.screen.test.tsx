import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { storedDocuments } from '../../../../../../test-support/documents.ts'
import { addTemplate } from '../../../../../../test-support/templates.ts'
import { interceptFetch } from '../../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../../ui/testing/render-screen.tsx'
import { CreateFromTemplateDialog } from './create-from-template-dialog.tsx'

beforeEach(() => page.viewport(1440, 900))

async function open() {
  const person = await accounts().createPerson()
  const templateId = await addTemplate(accounts(), person, 'Acuerdo simple')
  const { data } = await (
    await accounts().clientOf(person)
  )
    .from('clients')
    .insert({ type: 'inquilino', first_name: 'Zoé', last_name: 'Núñez Peña' })
    .select('id')
    .single()
    .throwOnError()
  const created: string[] = []
  await renderScreen(
    <CreateFromTemplateDialog
      templateId={templateId}
      onClose={() => {}}
      onCreated={(id) => created.push(id)}
    />,
    { person },
  )
  await expect.element(create()).toBeVisible()
  return { person, clientId: data.id, created }
}

const create = () => page.getByRole('button', { name: 'Crear documento' })
const preview = () => page.getByRole('region', { name: 'Vista previa' })
const words = (text: string) => page.getByText(text).first()

it('DOC-95 the form names every required variable that is empty', async () => {
  await open()
  await create().click()
  for (const label of ['Cliente', 'Renta mensual', 'Inicio', 'Uso'])
    await expect.element(words(`Falta: ${label}`)).toBeVisible()
  await expect.element(page.getByText('Falta: Nota')).not.toBeInTheDocument()
})

it('TPL-08 a draft is created from the template and the chosen client, once, also after a failure', async () => {
  const { person, clientId, created } = await open()
  const records = page.getByRole('region', { name: 'Cliente y propiedad' })
  await records.getByRole('combobox', { name: 'Cliente', exact: true }).fill('Zoé')
  await page.getByRole('option', { name: /Zoé Núñez/ }).click()
  await expect.element(preview()).toHaveTextContent('Zoé Núñez Peña paga')
  await page.getByLabelText('Renta mensual').fill('8500.5')
  const date = page.getByRole('group', { name: 'Inicio' }).getByRole('spinbutton')
  for (const [at, digits] of ['01', '12', '2026'].entries()) await date.nth(at).fill(digits)
  await page.getByRole('button', { name: /Uso/ }).click()
  await page.getByRole('option', { name: 'Oficina' }).click()
  await expect
    .element(preview())
    .toHaveTextContent(
      'Zoé Núñez Peña paga $8,500.50 (OCHO MIL QUINIENTOS PESOS 50/100 M.N.) desde el primero de diciembre de dos mil veintiséis por Oficina.',
    )
  await page.getByLabelText('Nombre del documento').fill('Acuerdo de Zoé')

  const refused = interceptFetch(
    ({ method, url }) => method === 'POST' && url.includes('/rest/v1/documents'),
    () => Response.json({ code: 'XX000' }, { status: 500 }),
  )
  await create().click()
  await expect.element(words('Error al guardar el documento')).toBeVisible()
  refused.release()
  await create().click()
  await expect.element(words('Documento creado exitosamente')).toBeVisible()
  const { records: rows, files } = await storedDocuments(accounts().admin(), person.id)
  expect(files).toEqual([])
  expect(rows).toMatchObject([
    {
      id: created[0],
      name: 'Acuerdo de Zoé',
      status: 'draft',
      category: 'contract',
      type: 'text/plain',
      url: null,
      client_id: clientId,
      metadata: { generated_by: 'template', prompt_data: { renta: 8500.5, uso: 'Oficina' } },
      content: expect.stringContaining('por Oficina. ____________') as string,
    },
  ])
})
