import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { insertDocuments } from '../../../../test-support/documents.ts'
import { filterButton } from '../../capabilities/list/testing/filters.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { DocumentsScreen } from './documents-screen.tsx'

const LIST = '/dashboard/documentos'
const table = () => page.getByRole('table', { name: 'Documentos' }).first()
const listed = () =>
  table()
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
const button = (text: string) => page.getByRole('button', { name: text, exact: true })

async function open(path?: string) {
  await page.viewport(1440, 900)
  const person = await accounts().createPerson()
  await insertDocuments(await accounts().clientOf(person), [
    { name: 'Carta', category: 'other', status: 'draft' },
    { name: 'Borrador', category: 'contract', status: 'draft' },
    { name: 'Anexo', category: 'contract' },
  ])
  const { router } = await renderScreen(<DocumentsScreen />, { person, ...(path && { path }) })
  return () => router.state.location.pathname + router.state.location.search
}

it('VIEW-50 VIEW-86 the filters are conditions of the address, and can be saved as a view', async () => {
  const address = await open()
  await expect.poll(listed).toHaveLength(3)
  await filterButton('Categoría').click()
  await page.getByRole('option', { name: 'Contrato', exact: true }).click()
  await expect.poll(listed).toHaveLength(2)
  await filterButton('Fecha').click()
  await page.getByRole('option', { name: 'Último mes' }).click()
  await expect.poll(address).toBe(`${LIST}?categoria=contrato&edicion=meses:1`)
  const sentence = page.getByText('Documentos con categoría Contrato con edición en el último mes')
  await expect.element(sentence).toHaveTextContent('(2)')
  await button('Guardar como…').click()
  await page.getByLabelText('Nombre de la vista').fill('Contratos')
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).click()
  const views = page.getByRole('navigation', { name: 'Vistas' })
  await expect.element(views.getByRole('link', { name: /^Contratos/ })).toHaveTextContent('2')
  await views.getByRole('link', { name: /^Todos/ }).click()
  await expect.poll(listed).toHaveLength(3)
  await expect.element(filterButton('Fecha')).toHaveTextContent('Cualquier fecha')
})

it('VIEW-86 the list names conditions that the filters beside it cannot show', async () => {
  await open(`${LIST}?edicion=ultimos:90&estado=borrador,vencido`)
  await expect.poll(listed).toHaveLength(2)
  await expect.element(filterButton('Fecha')).toHaveTextContent('Como dicen los filtros')
  await expect.element(filterButton('Estado')).toHaveTextContent('Como dicen los filtros')
  // LIST-03: conditions that the filters cannot show are listed beside them.
  for (const condition of [/^Quitar: .*edición/, /^Quitar: .*Borrador o Vencido/]) {
    await expect.element(page.getByRole('button', { name: condition })).toBeVisible()
  }
})

it('VIEW-52 the list sorts by name and shows the chosen columns', async () => {
  await open(`${LIST}?orden=nombre&columnas=alta,plantilla`)
  await expect.poll(listed).toEqual(['Anexo', 'Borrador', 'Carta'])
  const headings = table().getByRole('columnheader')
  await expect
    .poll(() => headings.elements().map(({ ariaLabel }) => ariaLabel))
    .toEqual(['Nombre', 'Fecha de alta', 'Plantilla', 'Acciones'])
})
