import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { createAgentWithSite } from '../../../ui/testing/sites.ts'
import { PropertiesScreen } from '../properties-screen.tsx'

const screen = <PropertiesScreen Assistant={() => null} />
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name })
const count = (text: string) => page.getByRole('heading', { name: text, exact: true })
const title = (text: string) => page.getByRole('heading', { name: text, exact: true })

async function choose(label: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function menu(item: string): Promise<void> {
  await button('Más acciones').click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

async function storedListings(person: Account) {
  const client = await accounts().clientOf(person)
  const { data } = await client.from('properties').select().is('wordpress_id', null).order('title')
  return data ?? []
}

async function open(changes: object[] = []): Promise<Account> {
  const person = await accounts().createPerson()
  const client = await accounts().clientOf(person)
  if (changes.length > 0) await client.from('properties').insert(changes).throwOnError()
  await page.viewport(1280, 900)
  await renderScreen(screen, { person })
  return person
}

it('OWN-03 OWN-04 an agent without a site adds a listing, sees it in the list and changes it', async () => {
  const person = await open()
  await button('Agregar propiedad').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar propiedad' }).click()
  await expect.element(page.getByText('Escribe un título')).toBeVisible()
  await expect.element(page.getByText('Elige el tipo de propiedad')).toBeVisible()
  await expect.element(page.getByText('Escribe el precio')).toBeVisible()
  await expect.element(field('Título')).toHaveFocus()

  await field('Título').fill('Casa en Itzimná')
  await page.getByRole('dialog').getByRole('radio', { name: 'Venta y renta' }).click()
  await choose(/Tipo$/, 'Casa')
  await field('Precio de venta').fill('3.5 mdp')
  await field('Renta mensual').fill('18 mil')
  await field('Ciudad').fill('Mérida')
  await field('Recámaras').fill('3')
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar propiedad' }).click()
  await expect.element(page.getByText('Propiedad agregada')).toBeVisible()
  await expect.element(title('Casa en Itzimná')).toBeVisible()
  expect(await storedListings(person)).toMatchObject([
    {
      title: 'Casa en Itzimná',
      operations: ['sale', 'rent'],
      price: 3_500_000,
      second_price: 18_000,
      location: 'Mérida',
      bedrooms: 3,
      own_number: 1,
    },
  ])

  // By keyboard: the notice of what was saved lies above it for a moment.
  ;(button('Editar').first().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await field('Título').fill('Casa con alberca')
  await button('Guardar cambios').click()
  await expect.element(title('Casa con alberca')).toBeVisible()
  await button('Volver').click()
  await expect.element(count('1 propiedad')).toBeVisible()
  await expect
    .element(page.getByText(/Por favor configura la conexión con WordPress/))
    .toBeVisible()
})

it('OWN-04 what was typed stays when the save fails', async () => {
  const person = await open()
  await button('Agregar propiedad').click()
  await field('Título').fill('Casa en Itzimná')
  await choose(/Tipo$/, 'Casa')
  await field('Precio').fill('1')
  const lost = interceptFetch(({ url }) => url.includes('/rest/v1/properties'))
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar propiedad' }).click()
  await expect.element(page.getByText(/No se pudo guardar la propiedad/)).toBeVisible()
  await expect.element(field('Título')).toHaveValue('Casa en Itzimná')
  lost.release()
  expect(await storedListings(person)).toEqual([])
})

it('OWN-03 own listings and the site’s stand in one list, told apart by a filter', async () => {
  const { person } = await createAgentWithSite({ listings: 3 })
  const client = await accounts().clientOf(person)
  await client.from('properties').insert({ title: 'Casa propia', price: 900_000 }).throwOnError()
  await page.viewport(1280, 900)
  await renderScreen(screen, { person })
  await expect.element(count('4 propiedades')).toBeVisible()
  await choose(/Origen$/, 'Propias')
  await expect.element(count('1 de 4 propiedades')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Casa propia' })).toBeVisible()
  await choose(/Origen$/, 'Mi sitio')
  await expect.element(count('3 de 4 propiedades')).toBeVisible()
})

it('OWN-06 a duplicate has the facts, and neither photographs nor the agreement', async () => {
  const person = await open([
    { title: 'Casa A', price: 900_000, bedrooms: 2, is_exclusive: true, private_note: 'Llaves' },
  ])
  await page.getByRole('link', { name: 'Casa A' }).click()
  await menu('Duplicar')
  await expect.element(title('Casa A (copia)')).toBeVisible()
  expect(await storedListings(person)).toMatchObject([
    { title: 'Casa A', is_exclusive: true, private_note: 'Llaves' },
    { title: 'Casa A (copia)', bedrooms: 2, is_exclusive: false, private_note: null, images: [] },
  ])
})

it('OWN-07 an archived listing leaves the list, is found by the filter and comes back', async () => {
  await open([
    { title: 'Casa A', price: 900_000 },
    { title: 'Casa B', price: 800_000 },
  ])
  await page.getByRole('link', { name: 'Casa A' }).click()
  await menu('Archivar')
  await expect.element(page.getByText(/No aparece en tu lista/)).toBeVisible()
  await button('Volver').click()
  await expect.element(count('1 propiedad')).toBeVisible()
  await choose(/Origen$/, 'Archivadas')
  await page.getByRole('link', { name: 'Casa A' }).click()
  await menu('Volver a mostrar')
  await expect.element(page.getByText(/No aparece en tu lista/)).not.toBeInTheDocument()
})

it('OWN-07 a deleted listing is gone', async () => {
  const person = await open([{ title: 'Casa A', price: 900_000 }])
  await page.getByRole('link', { name: 'Casa A' }).click()
  await menu('Eliminar')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('Propiedad eliminada')).toBeVisible()
  expect(await storedListings(person)).toEqual([])
})

it('FIRST-04 opens the form that the checklist asks for, once', async () => {
  const { router } = await renderScreen(screen, {
    person: await accounts().createPerson(),
    state: { section: 'properties', opens: 'listing' },
  })
  await expect.element(field('Título')).toBeVisible()
  expect(router.state.location.state).toEqual({ section: 'properties' })
})

it('FIRST-06 marks an example on its card', async () => {
  await open([{ title: 'Casa', price: 1, is_example: true }])
  await expect.element(page.getByRole('article').getByText('Ejemplo')).toBeVisible()
})
