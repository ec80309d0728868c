import { compareText } from '@predio/domain/text'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ownRows } from '../../../../../test-support/own-rows.ts'
import { stopPicking } from '../../../records/listings/picked-listings.ts'
import { currentState } from '../../../records/listings/store/state.ts'
import { OWN, SITE, type Source } from '../../../records/listings/testing/sources.ts'
import { catchDownloads } from '../../../ui/testing/catch-downloads.ts'
import { closeWithEscape } from '../../../ui/testing/close-with-escape.ts'
import { toasts } from '../../../ui/toast.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { createAgentWithSite } from '../../../ui/testing/sites.ts'
import { PropertiesScreen } from '../../../app/properties-screen.tsx'
import { localRows } from '../../listing-page/testing/open-detail.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = (at: number) => page.getByRole('checkbox').nth(at)
const title = (at: number) => page.getByRole('article').nth(at).getByRole('heading', { level: 3 })
const dialog = () => page.getByRole('dialog')

beforeEach(async () => {
  await page.viewport(1280, 1800)
})

async function createAgentWithBoth() {
  const { person } = await createAgentWithSite({ listings: 3 })
  const rows = ownRows(5, { userId: person.id }).slice(3)
  await accounts().admin().from('properties').insert(rows).throwOnError()
  return person
}

async function open(createAgent: Source['createAgent']) {
  onTestFinished(stopPicking)
  const person = await createAgent({ listings: 5 })
  await renderScreen(<PropertiesScreen Assistant={() => null} />, { person })
  await expect.element(page.getByRole('heading', { name: '5 propiedades' })).toBeVisible()
  await expect.poll(() => currentState().phase).toMatch(/^(?:ready|no-connection)$/)
  await button('Elegir varias').click()
  await expect.element(page.getByText('Marca las que quieras')).toBeVisible()
  await expect.element(box(0)).toBeInTheDocument()
  return person
}

async function act(label: string): Promise<void> {
  await button('Acciones').click()
  await page.getByRole('menuitem', { name: label }).click()
}

async function addTag(tag: string): Promise<void> {
  await act('Agregar etiquetas…')
  const field = dialog().getByRole('textbox')
  await field.fill(tag)
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await dialog().getByRole('button', { name: 'Agregar etiquetas' }).click()
}

it('BULK-60 BULK-61 listings of both sources are selected by press, shift and all, then tagged, and an undo removes the tags', async () => {
  const person = await open(createAgentWithBoth)
  const tags = async () =>
    (await localRows(person)).flatMap((row) => row.tags).toSorted(compareText)
  await title(0).click({ force: true })
  await expect.element(page.getByText('1 elegida')).toBeVisible()
  await title(1).click({ modifiers: ['Shift'], force: true })
  await expect.element(page.getByText('2 elegidas')).toBeVisible()
  await addTag('Playa')
  await expect.element(page.getByText('2 cambiadas')).toBeVisible()
  await expect.element(page.getByRole('article').nth(1)).toHaveTextContent('Playa')
  toasts.clear()

  await button('Elegir las 5 que coinciden').click()
  await expect.element(page.getByText('5 elegidas')).toBeVisible()
  // BULK-02: a search keeps the chosen listings.
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill('nada que se llame así')
  await expect.element(page.getByRole('article')).not.toBeInTheDocument()
  await expect.element(page.getByText('5 elegidas')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill('')
  await addTag('playa')
  await expect.element(page.getByText('3 cambiadas, 2 no: 2 ya estaban así')).toBeVisible()
  expect(await tags()).toHaveLength(5)
  await button('Deshacer').click()
  await expect.element(page.getByText('Se deshizo: 3 como estaban')).toBeVisible()
  expect(await tags()).toEqual(['Playa', 'Playa'])
  await expect.element(page.getByRole('article').filter({ hasText: 'Playa' })).toHaveLength(2)

  await act('Quitar etiquetas…')
  await dialog().getByRole('button', { name: 'Playa', exact: true }).click()
  await dialog().getByRole('button', { name: 'Quitar etiquetas' }).click()
  await expect.element(page.getByText('2 cambiadas, 3 no: 3 ya estaban así')).toBeVisible()
  expect(await tags()).toEqual([])
})

it('EXPORT-17 the selected listings are exported in the order of the list', async () => {
  await open(OWN.createAgent)
  await expect.element(page.getByRole('article')).toHaveLength(5)
  const names = [title(2).element().textContent, title(0).element().textContent]
  for (const at of [2, 0]) await box(at).click({ force: true })
  await expect.element(page.getByText('2 elegidas')).toBeVisible()
  const downloads = catchDownloads()
  await act('Exportar a CSV')
  await expect.poll(async () => (await downloads()).length).toBe(1)
  const [file] = await downloads()
  expect(file?.name).toBe('propiedades.csv')
  const [head, ...lines] = ((await file?.blob.text()) ?? '').trimEnd().split('\r\n')
  expect(head).toContain('Título,Venta o renta,Tipo de propiedad,Precio')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain(names[1])
  expect(lines[1]).toContain(names[0])
  expect(lines[0]).toMatch(/,Propia$/)
})

it('BULK-02 BULK-11 selecting all is offered for another view with as many listings, and the focus returns', async () => {
  await open(SITE.createAgent)
  await expect.element(page.getByRole('region', { name: 'Selección' })).toHaveFocus()
  await expect.element(page.getByRole('article')).toHaveLength(5)
  await box(0).click({ force: true })
  const other = title(1).element().textContent
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill(other)
  await expect.element(page.getByRole('article')).toHaveLength(1)
  await button('Elegir la que coincide').click()
  await expect.element(box(0)).toBeChecked()
  await expect.element(button('Elegir la que coincide')).not.toBeInTheDocument()
  await button('Dejar de elegir').click()
  await expect.element(button('Elegir varias')).toHaveFocus()
})

it('BULK-74 on a phone a press anywhere on a card selects it', async () => {
  await page.viewport(390, 844)
  await open(SITE.createAgent)
  await title(0).click({ force: true })
  await expect.element(page.getByText('1 elegida')).toBeVisible()
  await button('Acciones').click()
  await expect.element(page.getByRole('menuitem', { name: 'Ficha técnica' })).toBeVisible()
  await closeWithEscape(page.getByRole('menu'))
  await button('Dejar de elegir').click()
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(button('Elegir varias')).toBeVisible()
})
