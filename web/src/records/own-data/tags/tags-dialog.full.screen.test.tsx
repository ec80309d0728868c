import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { property } from '../../../../../domain/src/properties/testing/property.ts'
import { SOURCES } from '../../listings/testing/sources.ts'
import { accounts } from '../../../ui/testing/render-screen.tsx'
import {
  HOUSE,
  localRows,
  openDetail,
} from '../../../features/listing-page/testing/open-detail.tsx'
import { typeAt } from '../../../ui/testing/type-at.ts'

const dialog = () => page.getByRole('dialog', { name: 'Gestionar Etiquetas' })
const field = () => dialog().getByLabelText('Agregar Nueva Etiqueta')
const save = () => dialog().getByRole('button', { name: 'Guardar Etiquetas' })
const unsaved = () => dialog().getByText('Tienes cambios sin guardar.')

async function openTags(): Promise<void> {
  await page.getByRole('button', { name: 'Gestionar Etiquetas' }).click()
  await expect.element(field()).toHaveFocus()
}

async function add(tag: string): Promise<void> {
  await field().fill(tag)
  await userEvent.keyboard('{Enter}')
}

/** Matches only the request that writes the copy; a failing read before it would be repeated for seven seconds. */
const isCopy = ({ method, url }: Request) =>
  method === 'POST' && url.includes('/rest/v1/properties')
const isTags = ({ url }: Request) => url.includes('/rpc/change_property_tags')

describe.each(SOURCES)('a listing of $source', ({ makeListing }) => {
  it('PROP-29 the dialog adds, refuses and removes tags, and saves the text that is still in the field', async () => {
    const person = await accounts().createPerson()
    await openDetail(person, await makeListing(person, HOUSE))
    await openTags()
    await expect.element(dialog().getByText('No hay etiquetas agregadas')).toBeVisible()
    await add('   ')
    await expect.element(dialog().getByText('No hay etiquetas agregadas')).toBeVisible()
    await add('  Exclusiva ')
    await expect.element(dialog().getByText('Exclusiva', { exact: true })).toBeVisible()
    await add('exclusiva')
    await expect.element(dialog().getByText('Esta etiqueta ya existe')).toBeVisible()
    await add('Playa')
    await dialog().getByRole('button', { name: 'Quitar Playa' }).click()
    await field().fill('Jardín')
    await save().click()
    await expect.element(page.getByText('Etiquetas actualizadas exitosamente')).toBeVisible()
    await expect.element(page.getByRole('list', { name: 'Etiquetas' })).toHaveTextContent('Jardín')
    // PROP-25: adding the first tag created the agent's copy of the site's listing.
    expect(await localRows(person)).toMatchObject([
      { title: HOUSE.title, price: 1_005_000, tags: ['Exclusiva', 'Jardín'] },
    ])
    await openTags()
    await dialog().getByRole('button', { name: 'Quitar Exclusiva' }).click()
    await dialog().getByRole('button', { name: 'Cancelar' }).click()
    await openTags()
    await expect.element(unsaved()).not.toBeInTheDocument()
    await expect.element(dialog().getByRole('button', { name: 'Quitar Exclusiva' })).toBeVisible()
  })
})

it('the dialog keeps the changes when the tags could not be saved', async () => {
  const person = await accounts().createPerson()
  await openDetail(person, property(HOUSE))
  await openTags()
  await field().fill('Jardín')
  const withoutTags = interceptFetch(isTags)
  await save().click()
  await expect.element(dialog().getByText('Error al actualizar las etiquetas')).toBeVisible()
  await typeAt(field(), '{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await openTags()
  await expect.element(unsaved()).toBeVisible()
  await expect.element(dialog().getByText('Jardín', { exact: true })).toBeVisible()
  withoutTags.release()
  await save().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect((await localRows(person)).map(({ tags }) => tags)).toEqual([['Jardín']])
})

it('PROP-25 the dialog says that the copy of a site’s listing could not be made', async () => {
  const person = await accounts().createPerson()
  await openDetail(person, property(HOUSE))
  await openTags()
  await field().fill('Jardín')
  const withoutCopy = interceptFetch(isCopy)
  await save().click()
  await expect.element(dialog().getByText('No se pudo crear la propiedad')).toBeVisible()
  withoutCopy.release()
  await save().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await localRows(person)).toMatchObject([{ wordpress_id: 5, tags: ['Jardín'] }])
})
